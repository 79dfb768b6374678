export const layout = {
  /** Height of the site's header, which is fixed above every page. */
  header: '64px',
  /** Height of the documentation's bar below it, where the navigation does not fit at the side. */
  bar: '52px',
  /** From this width, a column fits beside the text. */
  asideUp: '(min-width: 1200px)',
  /** No scripts run: what they would open is always visible. */
  withoutScripts: '(scripting: none)',
} as const;
