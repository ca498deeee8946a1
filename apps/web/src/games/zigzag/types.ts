// What the game says of itself, made from its Rust types; the one place here that names their file.
export * from '../../lib/types/zigzag.ts';
