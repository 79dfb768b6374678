/** What the parts of the documentation agree on: the room they leave each other. */
export const layout = {
  /** The site's header, fixed above every page. */
  header: '64px',
  /** The bar of the documentation below it, where there is no room for the navigation at the side. */
  bar: '52px',
  /** From here on there is room for a column beside the text. */
  asideUp: '(min-width: 1200px)',
  /** Scripts never run: what they would open stands open. */
  withoutScripts: '(scripting: none)',
} as const;
