// Serves the built site in the way a good static host does: over HTTP/2, compressed, with the site's headers. Also
// serves the benchmark's own pages.
import { readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { answerFor } from '../../deploy/addresses.mjs';
import { caching, securityHeaders } from '../../deploy/headers.mjs';
import { launchOptions } from '../../scripts/browser.mjs';
import { selfSigned } from './self-signed.mjs';

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * @typedef {object} File
 * @property {string} type
 * @property {Buffer} plain
 * @property {Buffer} gzip
 * @property {Buffer} brotli the served body; for `.woff2`, which is already compressed, the plain bytes
 * @property {Record<string, string>} headers
 */

/**
 * @typedef {object} Site
 * @property {string} origin
 * @property {(path: string) => { plain: number, gzip: number, brotli: number }} sizeOf in bytes, of an existing file
 * @property {(args?: readonly string[]) => Promise<import('playwright').Browser>} launch starts a Chromium that trusts the
 *   site's certificate and reaches only 127.0.0.1
 * @property {() => Promise<void>} close
 */

/**
 * A page of the benchmark.
 *
 * @typedef {object} Page
 * @property {string} html
 * @property {Record<string, string>} headers
 */

/**
 * @param {object} options
 * @param {string} options.directory the built site
 * @param {string} options.backend the backend origin that the site was built for
 * @param {ReadonlyMap<string, string | Page>} options.pages by path; HTML alone is served without headers
 * @returns {Promise<Site>}
 */
export async function serveSite({ directory, backend, pages }) {
  const headers = securityHeaders({ backend });
  const { hash, ...certificate } = selfSigned();
  /** @type {Map<string, File>} */
  const files = new Map();
  for (const [path, page] of pages) {
    const { html, headers: own } = typeof page === 'string' ? { html: page, headers: {} } : page;
    files.set(path, packed('.html', Buffer.from(html), own));
  }

  /** @param {string} path */
  const fileAt = (path) => {
    const known = files.get(path);
    if (known) return known;
    const cached = path.startsWith('/assets/') ? caching.assets : caching.rest;
    const found = join(directory, answerFor(path, directory).file);
    const file = packed(extname(found), readFileSync(found), {
      ...headers,
      'cache-control': cached,
    });
    files.set(path, file);
    return file;
  };

  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
    const file = fileAt(new URL(request.url, 'https://localhost').pathname);
    response.writeHead(200, {
      ...file.headers,
      'content-type': file.type,
      'content-length': file.brotli.length,
      ...(file.brotli !== file.plain && { 'content-encoding': 'br' }),
    });
    response.end(file.brotli);
  });
  await new Promise((listening) => {
    server.listen(0, '127.0.0.1', () => listening(null));
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `https://127.0.0.1:${port}`,
    sizeOf: (path) => {
      const { plain, gzip, brotli } = fileAt(path);
      return { plain: plain.length, gzip: gzip.length, brotli: brotli.length };
    },
    launch: (args = []) => {
      const options = launchOptions();
      // Chromium would cache nothing of a site whose certificate errors are ignored.
      const trust = `--ignore-certificate-errors-spki-list=${hash}`;
      const rule = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
      return chromium.launch({ ...options, args: [...options.args, trust, rule, ...args] });
    },
    close: () => new Promise((closed) => void server.close(() => closed())),
  };
}

/**
 * @param {string} extension
 * @param {Buffer} plain
 * @param {Record<string, string>} headers
 * @returns {File}
 */
function packed(extension, plain, headers) {
  const type = types[extension] ?? 'application/octet-stream';
  if (extension === '.woff2') return { type, plain, gzip: plain, brotli: plain, headers };
  const brotli = brotliCompressSync(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
  return { type, plain, gzip: gzipSync(plain, { level: 9 }), brotli, headers };
}
