import { latestVersion } from '#domain/docs/changelog';
import type { DocPage } from '#domain/docs/page';
import { paths } from '#domain/paths';

export type DocPageId =
  | 'overview'
  | 'features'
  | 'selling'
  | 'buying'
  | 'admin-commands'
  | 'user-commands'
  | 'changelog';

const pages = {
  overview: {
    id: 'overview',
    path: paths.docs.href(),
    title: 'Overview',
    description: 'What Grouped does in your server, how to set it up, and where to find each part.',
    group: 'Guide',
  },
  features: {
    id: 'features',
    path: paths.docsFeatures.href(),
    title: 'Features',
    description: 'How to set up each feature: its settings, its commands, and what members see.',
    group: 'Guide',
  },
  selling: {
    id: 'selling',
    path: paths.docsSelling.href(),
    title: 'Selling memberships',
    description: 'How to open a store, connect your payment provider, and look after your members.',
    group: 'Marketplace',
  },
  buying: {
    id: 'buying',
    path: paths.docsBuying.href(),
    title: 'Buying memberships',
    description: 'How to get in, what to do if a role is missing, and how to cancel.',
    group: 'Marketplace',
  },
  'admin-commands': {
    id: 'admin-commands',
    path: paths.adminCommands.href(),
    title: 'Admin commands',
    description: 'Every command for you and your team, with who can use it and how to type it.',
    group: 'Commands',
  },
  'user-commands': {
    id: 'user-commands',
    path: paths.userCommands.href(),
    title: 'User commands',
    description: 'Every command your members can use, from their points to the Gmail dot trick.',
    group: 'Commands',
  },
  changelog: {
    id: 'changelog',
    path: paths.changelog.href(),
    title: 'Changelog',
    description: `What changed in each version of Grouped. The latest is ${latestVersion}.`,
    group: 'Changelog',
  },
} as const satisfies Record<DocPageId, DocPage>;

/** In reading order. The versions of the changelog follow as separate pages. */
export const docPages = Object.values(pages) satisfies readonly DocPage[];

export function docPage(id: DocPageId): DocPage {
  return pages[id];
}
