// The single source of the HTTP headers. vite.config.ts serves the preview with them, so that every journey runs under
// them; write.mjs writes them to the hosts' files.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The mock backend's URL in the browser: `MOCK_URL` of src/mocks/context.ts. */
const demoBackend = 'https://mock.supabase.co';

/** The hosts of webhook requests. */
const discord = ['https://discord.com', 'https://ptb.discord.com', 'https://canary.discord.com'];

/** Files in /assets have a content hash in their name. All other files must be revalidated. */
export const caching = {
  assets: 'public, max-age=31536000, immutable',
  rest: 'no-cache',
};

/**
 * Style elements that React Aria adds by script: for touch (usePress) and for scrolling behind a dialog on iOS
 * (usePreventScroll). The CSP allows them by hash, so they must match exactly. If an upgrade changes one,
 * tests/journeys/security-headers.spec.ts reports a violation.
 */
const injectedStyles = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
];

/** Inlined in every page, because no request may delay the first paint. */
export const firstPaintScript = textOf('../public/first-paint.js');

/** Inlined in the shells of pages that show data of the signed-in user. */
export const earlyCallsScript = textOf('./early-calls.js');

/** Links of static pages that the browser prefetches: on hover or pointer down. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});

/** @param {string} file */
function textOf(file) {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}

/** Browser features that the site does not use, and that injected code must not use either. */
const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/**
 * @typedef {object} Place
 * @property {string} [backend] the URL of the backend; used only when it is plain http on loopback
 * @property {boolean} [https] false when the site is served over plain http on loopback: then the two directives that
 * force https are left out, which Safari follows even there
 */

/**
 * Returns the headers of every response.
 *
 * @param {Place} [place]
 * @returns {Record<string, string>}
 */
export function securityHeaders({ backend, https = true } = {}) {
  return {
    'Content-Security-Policy': contentSecurityPolicy(backend, https),
    // Other sites get no information about who loads their images or follows a link.
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    ...(https ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
}

/**
 * @param {string | undefined} backend
 * @param {boolean} https
 */
function contentSecurityPolicy(backend, https) {
  /** @type {Record<string, string[]>} */
  const directives = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      hashOf(firstPaintScript),
      hashOf(earlyCallsScript),
      hashOf(speculationRules),
    ],
    // Every page narrows this and `connect-src` with its own policy (`pagePolicy`). The browser enforces both.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Discord hosts icons and avatars; images in embeds can be anywhere.
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    // The hosts' files are the same for every backend; a build knows its own backend.
    'connect-src': ["'self'", 'https:', 'wss:', ...(isPlain(backend) ? originsOf(backend) : [])],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    ...(https ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * Returns the policy in a page's own HTML, before everything else in the head, for what only the build knows: the
 * page's inline styles, and the backend.
 *
 * @param {object} page
 * @param {string} page.styles the exact text of the page's style element
 * @param {string | null} page.backend the URL of the backend; null in demo mode
 */
export function pagePolicy({ styles, backend }) {
  const hashes = [styles, ...injectedStyles].map(hashOf);
  const connections = [...originsOf(backend ?? demoBackend), ...discord];
  return `style-src 'self' ${hashes.join(' ')}; connect-src 'self' ${connections.join(' ')}`;
}

/**
 * Returns the origins of a backend, including its websocket.
 *
 * @param {string} backend
 */
function originsOf(backend) {
  const { origin } = new URL(backend);
  return [origin, origin.replace(/^http/, 'ws')];
}

/**
 * @param {string | undefined} backend
 * @returns {backend is string}
 */
function isPlain(backend) {
  return backend !== undefined && URL.canParse(backend) && new URL(backend).protocol === 'http:';
}

/** @param {string} text */
function hashOf(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
