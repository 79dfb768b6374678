/** What the documentation says of itself while it is read (spec §2 «Docs»). */
export const docsMessages = {
  noCommands: {
    title: 'No Commands Found',
    help: 'Try another word: a command’s name, or what it does.',
  },
  versionNotFound: {
    title: 'Version not found',
    help: 'There is no such version in the changelog. Every version that was released is listed here.',
  },
  /** On the copy buttons; «Copied!» for two seconds (spec §9). */
  copied: 'Copied!',
  copyFailed: 'Not copied',
  search: {
    blank: 'Find a command, a setting or a change by any of its words.',
    noneHelp: 'Try fewer or other words.',
    loading: 'Loading the search…',
    unreachable: 'The search could not be loaded.',
    unreachableHelp: 'Check your connection, then try again.',
  },
} as const;

/** How many commands a search left. */
export function foundCommandsText(count: number): string {
  return count === 1 ? '1 command' : `${count} commands`;
}

/** That nothing in the documentation has these words. */
export function noDocsMatchText(query: string): string {
  return `No results for “${query.trim()}”`;
}

/** How many places the search of the documentation found. */
export function foundPlacesText(count: number): string {
  return count === 1 ? '1 result' : `${count} results`;
}
