// Inserts the rendered HTML of a page into index.html. Both the build and the development server use this file.

/** The entry module of each kind of page, relative to the root of the project. */
export const entries = {
  app: 'src/app/boot/main.tsx',
  server: 'src/app/server/browser.tsx',
  file: 'src/app/site/start.ts',
};

/**
 * Returns the text of index.html with a page inserted.
 * @param {string} template the text of index.html
 * @param {object} parts
 * @param {Pick<import('../src/app/boot/prerender').PageFile, 'kind' | 'path' | 'isPrerendered' | 'title'>} parts.page
 * @param {import('../src/app/boot/render-html').RenderedHtml} parts.html
 * @param {string} parts.head elements to insert after those of `html.head`
 * @param {string} parts.entry the element that loads the page's script
 */
export function documentOf(template, { page, html, head, entry }) {
  const title = page.title === null ? '' : `<title data-shell>${page.title}</title>`;
  const mark = page.isPrerendered ? ` data-prerendered="${page.path}"` : '';
  return [
    ['</head>', `${title}${html.head}${head}</head>`],
    ...(page.kind === 'file'
      ? [
          ['<body>', `<body data-page="${page.path}">${html.body}`],
          ['<div id="root"></div>', ''],
        ]
      : [['<div id="root"></div>', `<div id="root"${mark}>${html.body}</div>`]]),
    [`<script type="module" src="/${entries.app}"></script>`, entry],
  ].reduce((text, [old = '', fresh = '']) => {
    if (!text.includes(old)) throw new Error(`index.html has no ${old}`);
    return text.replace(old, () => fresh);
  }, template);
}
