export const layout = {
  /** Height of the site's header, which stays at the top of the window. */
  header: '4rem',
  /** The minimum width at which a column fits beside the text. */
  asideUp: '(width >= 75em)',
  /** Matches if scripts are disabled. Content that a script would open is then always visible. */
  withoutScripts: '(scripting: none)',
} as const;
