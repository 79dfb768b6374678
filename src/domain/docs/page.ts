import type { Block } from './blocks';

/** A page of the documentation, as the navigation and the links to the next and the previous page show it. */
export interface DocPage {
  id: string;
  /** Without an origin: '/docs/features'. */
  path: string;
  title: string;
  /** One sentence. */
  description: string;
  group: 'Guide' | 'Commands' | 'Changelog';
}

/** A part of a page under a heading of its own. */
export interface DocSection {
  /** The heading's anchor, unique within its page: lower-case words joined by '-'. */
  id: string;
  title: string;
  blocks: readonly Block[];
  /** Where to read on or to act, inside the site. */
  links?: readonly DocLink[];
}

/** A way from a section to another page; `path` may end in an anchor. */
export interface DocLink {
  label: string;
  path: string;
}
