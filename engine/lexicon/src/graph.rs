//! The word graph: a DAWG (Appel and Jacobson 1988) and a GADDAG (Gordon 1994) in one array of
//! nodes.
//!
//! A node carries a letter, whether a word ends there, and where its
//! children begin; the children of a node lie side by side, in alphabetical order. Two roots lead
//! into the array. From the *forward* root the letters of a word are read from first to last. From
//! the *bidirectional* root a word can be read from any of its letters: leftwards to its beginning,
//! then the separator, then the rest to the right. CARE is there as `ERAC`, `RAC·E`, `AC·RE` and
//! `C·ARE`.

use tiles::{Letter, LetterSet};

/// The most letters a word may have.
pub const MAX_WORD_LENGTH: usize = 31;

const ACCEPTS: u32 = 1 << 23;
const LAST: u32 = 1 << 22;
const CHILDREN: u32 = LAST - 1;

/// The most nodes a graph may have: what 22 bits can number.
pub(crate) const MAX_NODES: usize = 1 << 22;

/// A word list as a graph of letters, ready to be walked.
///
/// ```
/// use lexicon::WordGraph;
/// use tiles::Alphabet;
///
/// let english = Alphabet::named("english").unwrap();
/// let words = ["CAR", "CARE", "SCARE"].map(|word| english.word(word).unwrap());
/// let graph = WordGraph::build(&words).unwrap();
///
/// // Which letters may follow CAR?
/// let mut node = graph.forward();
/// for letter in english.word("CAR").unwrap() {
///     node = graph.child(node, letter).unwrap();
/// }
/// assert!(node.accepts(), "CAR is a word");
/// assert_eq!(graph.children(node).filter_map(|next| next.letter()).count(), 1);
///
/// // Which letters may stand before CARE? Walk it backwards from the bidirectional root.
/// let mut node = graph.bidirectional();
/// for letter in english.word("CARE").unwrap().into_iter().rev() {
///     node = graph.child(node, letter).unwrap();
/// }
/// let before = graph.accepted_letters(node);
/// assert!(before.contains(english.letter("S").unwrap()));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct WordGraph {
    nodes: Vec<u32>,
    bidirectional: Node,
}

/// A node of a [`WordGraph`]: a letter, whether a word ends with it, and what may follow.
///
/// It is a copy of one 32-bit word and stays cheap to hand around; its children are found through
/// the graph it came from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Node(u32);

impl Node {
    /// The node with these contents; `children` is the place of its first child, 0 for none.
    pub(crate) const fn new(tile: u8, accepts: bool, children: u32) -> Self {
        let flag = if accepts { ACCEPTS } else { 0 };
        Self((tile as u32) << 24 | flag | children)
    }

    pub(crate) const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    pub(crate) const fn bits(self) -> u32 {
        self.0
    }

    /// The same node, as the last of its siblings.
    pub(crate) const fn as_last(self) -> Self {
        Self(self.0 | LAST)
    }

    /// The same node with its children at another place.
    pub(crate) const fn with_children_at(self, place: u32) -> Self {
        Self(self.0 & !CHILDREN | place)
    }

    /// Its letter; `None` for the separator of the bidirectional graph and for the roots.
    #[inline]
    pub const fn letter(self) -> Option<Letter> {
        Letter::from_number(self.tile())
    }

    /// Its letter's place in tables, 0 for the separator.
    #[inline]
    pub const fn index(self) -> usize {
        self.tile() as usize
    }

    #[inline]
    pub(crate) const fn tile(self) -> u8 {
        self.0.to_le_bytes()[3]
    }

    /// Whether this is the separator, where a reading of the bidirectional graph turns rightwards.
    #[inline]
    pub const fn is_separator(self) -> bool {
        self.tile() == 0
    }

    /// Whether a word ends here.
    #[inline]
    pub const fn accepts(self) -> bool {
        self.0 & ACCEPTS != 0
    }

    /// Whether anything follows.
    #[inline]
    pub const fn has_children(self) -> bool {
        self.0 & CHILDREN != 0
    }

    /// Whether no sibling stands after it.
    #[inline]
    pub(crate) const fn is_last(self) -> bool {
        self.0 & LAST != 0
    }

    /// The place of its first child in the array, 0 for none.
    #[inline]
    pub(crate) const fn children_at(self) -> usize {
        (self.0 & CHILDREN) as usize
    }
}

impl std::fmt::Debug for Node {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Node")
            .field("tile", &self.tile())
            .field("accepts", &self.accepts())
            .field("children_at", &self.children_at())
            .finish()
    }
}

impl WordGraph {
    /// Takes nodes that are known to be sound.
    pub(crate) fn from_sound_nodes(nodes: Vec<u32>) -> Self {
        let is_there = Self::has_second_root(&nodes);
        let bidirectional = if is_there { Node(nodes[1]) } else { Node::new(0, false, 0) };
        Self { nodes, bidirectional }
    }

    /// Whether the second node is a root. Some files with the forward part alone have one root
    /// only, and an ordinary node after it.
    pub(crate) fn has_second_root(nodes: &[u32]) -> bool {
        nodes.get(1).is_some_and(|node| Node(*node).is_separator())
    }

    pub(crate) fn nodes(&self) -> &[u32] {
        &self.nodes
    }

    /// The node at a place of the array.
    pub(crate) fn node(&self, place: usize) -> Node {
        Node(self.nodes[place])
    }

    /// The highest letter number in it.
    pub(crate) fn highest_letter(&self) -> u8 {
        self.nodes.iter().map(|node| Node(*node).tile()).max().unwrap_or(0)
    }

    /// How many nodes it has; it takes four bytes for each.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Never true: a graph without words is neither built nor read.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The root from which words are read from first letter to last.
    #[inline]
    pub fn forward(&self) -> Node {
        Node(self.nodes[0])
    }

    /// The root from which words are read from any letter, leftwards first.
    ///
    /// It has no children when the graph was made without this part.
    #[inline]
    pub fn bidirectional(&self) -> Node {
        self.bidirectional
    }

    /// What may follow a node, in alphabetical order; the separator, if it may, comes first.
    #[inline]
    pub fn children(&self, node: Node) -> Children<'_> {
        let left = if node.has_children() { &self.nodes[node.children_at()..] } else { &[] };
        Children { left }
    }

    /// The child with this letter.
    #[inline]
    pub fn child(&self, node: Node, letter: Letter) -> Option<Node> {
        let wanted = letter.number();
        self.children(node)
            .find(|child| child.tile() >= wanted)
            .filter(|child| child.tile() == wanted)
    }

    /// The separator among the children, after which a reading goes on to the right.
    #[inline]
    pub fn separator(&self, node: Node) -> Option<Node> {
        self.children(node).next().filter(|first| first.is_separator())
    }

    /// The node at the end of this path, if it is in the graph.
    #[inline]
    pub fn follow(&self, from: Node, path: &[Letter]) -> Option<Node> {
        path.iter().try_fold(from, |node, letter| self.child(node, *letter))
    }

    /// The letters that may follow a node.
    #[inline]
    pub fn letters(&self, node: Node) -> LetterSet {
        self.children(node).filter_map(Node::letter).collect()
    }

    /// The letters that may follow a node and end a word.
    #[inline]
    pub fn accepted_letters(&self, node: Node) -> LetterSet {
        self.children(node).filter(|child| child.accepts()).filter_map(Node::letter).collect()
    }

    /// Whether this is one of the words.
    pub fn contains(&self, word: &[Letter]) -> bool {
        self.follow(self.forward(), word).is_some_and(Node::accepts)
    }
}

impl std::fmt::Debug for WordGraph {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("WordGraph").field("nodes", &self.nodes.len()).finish_non_exhaustive()
    }
}

/// The children of a node, in order; made by [`WordGraph::children`].
#[derive(Clone, Debug)]
pub struct Children<'graph> {
    /// The rest of the array, from the next child on; empty after the last.
    left: &'graph [u32],
}

impl Iterator for Children<'_> {
    type Item = Node;

    #[inline]
    fn next(&mut self) -> Option<Node> {
        let (first, rest) = self.left.split_first()?;
        let node = Node(*first);
        self.left = if node.is_last() { &[] } else { rest };
        Some(node)
    }
}
