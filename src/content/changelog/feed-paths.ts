import { paths } from '#domain/paths';

/** Where the feeds of the changelog are, without an origin: what its pages name as their alternates. */
export const changelogFeedPaths = {
  atom: `${paths.changelog.href()}/atom.xml`,
  json: `${paths.changelog.href()}/feed.json`,
} as const;
