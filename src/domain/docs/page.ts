import type { Block } from './blocks';

export interface DocPage {
  id: string;
  /** Without an origin: "/docs/features". */
  path: string;
  title: string;
  /** One sentence. */
  description: string;
  group: 'Guide' | 'Marketplace' | 'Commands' | 'Changelog';
}

export interface DocSection {
  /** The anchor of the heading, unique on its page: lower-case words joined by "-". */
  id: string;
  title: string;
  blocks: readonly Block[];
  links?: readonly DocLink[];
}

/** A link to another page of the site. `path` may include an anchor. */
export interface DocLink {
  label: string;
  path: string;
}
