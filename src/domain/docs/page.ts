import type { Block } from './blocks';

/** A page in the documentation's navigation. */
export interface DocPage {
  id: string;
  /** Without an origin: "/docs/features". */
  path: string;
  title: string;
  /** One sentence. */
  description: string;
  group: 'Guide' | 'Commands' | 'Changelog';
}

/** A section of a page. */
export interface DocSection {
  /** The anchor of the heading, unique on its page: lower-case words joined by "-". */
  id: string;
  title: string;
  blocks: readonly Block[];
  /** Links to other pages of the site. */
  links?: readonly DocLink[];
}

/** A link to another page of the site. `path` may include an anchor. */
export interface DocLink {
  label: string;
  path: string;
}
