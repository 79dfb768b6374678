/** Texts of the documentation (product.md §5). */
export const docsMessages = {
  noCommands: {
    title: 'No Commands Found',
    help: "Try a command's name or what it does.",
  },
  versionNotFound: {
    title: 'Version not found',
    help: 'This version is not in the changelog. All released versions are listed here.',
  },
  /** Shown on a copy button for 2 seconds. */
  copied: 'Copied!',
  copyFailed: 'Copy failed',
  search: {
    blank: 'Search for a command, a setting, or a change.',
    noneHelp: 'Try fewer or different words.',
    loading: 'Loading search...',
    unreachable: 'Search could not be loaded.',
    unreachableHelp: 'Check your connection and try again.',
  },
} as const;

export function foundCommandsText(count: number): string {
  return count === 1 ? '1 command' : `${count} commands`;
}

export function noDocsMatchText(query: string): string {
  return `No results for “${query.trim()}”`;
}

export function foundPlacesText(count: number): string {
  return count === 1 ? '1 result' : `${count} results`;
}
