// How the HTML that React rendered becomes the file of a page: for the build, and for the development server.

/**
 * What React puts in front of a page's body belongs in the head of the file.
 *
 * @param {string} html
 */
export function apart(html) {
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<(?:meta|link) [^>]*>)*/.exec(html) ?? [];
  return { head, body: html.slice(head.length) };
}

/**
 * Puts a page with islands into the template of such pages.
 *
 * @param {string} template what site.html holds
 * @param {{ body: string, head: string, links: string, path: string }} parts
 */
export function withIslands(template, { body, head, links, path }) {
  const [start, headEnd] = ['<body>', '</head>'];
  if (!template.includes(start)) throw new Error('site.html has no <body>');
  return template
    .replace(headEnd, () => `${head}${links}${headEnd}`)
    .replace(start, () => `<body data-page="${path}">${body}`);
}
