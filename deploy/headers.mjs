// The single source of the HTTP headers. vite.config.ts sends them from the preview, so that every journey test runs
// with them; write.mjs writes them to the hosts' configuration files.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The URL of the mock backend in the browser. Must match `MOCK_URL` in src/mocks/context.ts. */
const demoBackend = 'https://mock.supabase.co';

/** The origin of the security check: its script, and its frame. */
export const captchaOrigin = 'https://challenges.cloudflare.com';

/** The hosts that webhook requests are sent to. */
const discord = ['https://discord.com', 'https://ptb.discord.com', 'https://canary.discord.com'];

/** Files in /assets have a content hash in their name. All other files must be revalidated. */
export const caching = {
  assets: 'public, max-age=31536000, immutable',
  rest: 'no-cache',
};

/**
 * Style elements that React Aria inserts with a script: for touch (usePress), and to prevent scrolling behind a dialog
 * on iOS (usePreventScroll). The CSP allows them by hash, so they must match exactly. If an upgrade changes one of
 * them, tests/journeys/security-headers.spec.ts reports a violation.
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

/** Inlined in every page, because the first paint must not wait for a request. */
export const firstPaintScript = textOf('../public/first-paint.js');

/** Inlined in the shells of pages that show the signed-in user's data. */
export const earlyCallsScript = textOf('./early-calls.js');

/** On static and server-rendered pages, the browser prefetches a link on hover or pointer down. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});

/** @param {string} file */
function textOf(file) {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}

/** Browser features that the site does not use. They are disabled, so that injected code cannot use them either. */
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
 * @property {string} [backend] the URL of the backend; used only if it is plain http on loopback
 * @property {boolean} [https] false if the site is served over plain http on loopback: then the two directives that
 * enforce https are left out, because Safari applies them even there
 * @property {boolean} [captcha] whether the build has a site key for the security check
 */

/**
 * Returns the headers of every response.
 *
 * @param {Place} [place]
 * @returns {Record<string, string>}
 */
export function securityHeaders({ backend, https = true, captcha = false } = {}) {
  return {
    'Content-Security-Policy': contentSecurityPolicy(backend, https, captcha),
    // Other sites do not receive the URL of the page that loads their images or links to them.
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
 * @param {boolean} captcha
 */
function contentSecurityPolicy(backend, https, captcha) {
  /** @type {Record<string, string[]>} */
  const directives = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      hashOf(firstPaintScript),
      hashOf(earlyCallsScript),
      hashOf(speculationRules),
      ...(captcha ? [captchaOrigin] : []),
    ],
    ...(captcha ? { 'frame-src': [captchaOrigin] } : {}),
    // Every page narrows this directive and `connect-src` with its own policy (`pagePolicy`). The browser enforces both
    // policies.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Icons and avatars come from Discord; images in embeds can come from anywhere.
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    // The hosts' configuration files are the same for every backend; the policy of each page names the actual backend.
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
 * Returns the policy for a page's own HTML. It comes before everything else in the head and covers what is known only
 * at build time: the page's inline styles, and the backend.
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
 * Returns the http and websocket origins of a backend.
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
