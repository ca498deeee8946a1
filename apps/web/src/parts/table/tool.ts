// Something that can be done at the table, as a button of the tools or of the menu.

export interface Tool {
  title: string;
  /** The key that does the same. */
  key?: string;
  disabled?: boolean;
  /** Whether it is on, for something that is turned on and off. */
  pressed?: boolean;
  use: () => void;
}

/** A link of the menu. */
export interface Way {
  title: string;
  href: string;
  download?: boolean;
}
