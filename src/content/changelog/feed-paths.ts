import { paths } from '#domain/paths';

/** The paths of the changelog's feeds. The pages of the changelog link to them as alternates. */
export const changelogFeedPaths = {
  atom: `${paths.changelog.href()}/atom.xml`,
  json: `${paths.changelog.href()}/feed.json`,
} as const;
