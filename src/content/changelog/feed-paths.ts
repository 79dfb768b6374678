import { paths } from '#domain/paths';

/** The paths of the changelog's feeds. The pages of the changelog link to the feeds with `rel="alternate"`. */
export const changelogFeedPaths = {
  atom: `${paths.changelog.href()}/atom.xml`,
  json: `${paths.changelog.href()}/feed.json`,
} as const;
