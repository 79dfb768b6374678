// The one source of what a static host sends along with the site. vite.config.ts serves the preview with it, so that
// every journey runs under it; write.mjs puts it into the files of the hosts.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Where the browser itself plays the backend, in demo mode: `MOCK_URL` of src/mocks/context.ts. */
const demoBackend = 'https://mock.supabase.co';

/** Where webhooks are called. */
const discord = ['https://discord.com', 'https://ptb.discord.com', 'https://canary.discord.com'];

/** A file below /assets has the hash of its content in its name; everything else must be asked for again. */
export const caching = {
  assets: 'public, max-age=31536000, immutable',
  rest: 'no-cache',
};

/**
 * The only style sheets that are neither files nor a page's own: React Aria puts them into the page by script, for touch
 * (usePress) and for scrolling behind a dialog on iOS (usePreventScroll). They are let in by their hash, character for
 * character; an upgrade that changes one shows up as a violation in tests/journeys/security-headers.spec.ts.
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

/** The script that stands in every page itself, for no request may come before the first paint. */
export const firstPaintScript = textOf('../public/first-paint.js');

/** The script that stands in the shells of pages that show what the backend knows of the viewer. */
export const earlyCallsScript = textOf('./early-calls.js');

/**
 * Which links of a page with islands the browser prefetches: those that a pointer rests on, or is pressed on.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});

/** @param {string} file */
function textOf(file) {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}

/** Features of a browser that nothing here asks for, and so nothing smuggled in may either. */
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
 * @property {string} [backend] the address of the backend; it counts where it is reached over plain http, on loopback
 * @property {boolean} [https] false where the site is served over plain http, on loopback: without the two things
 *   that tell a browser to use https, which Safari would obey even there
 */

/**
 * The headers of every answer of the host, by name.
 *
 * @param {Place} [place]
 * @returns {Record<string, string>}
 */
export function securityHeaders({ backend, https = true } = {}) {
  return {
    'Content-Security-Policy': contentSecurityPolicy(backend, https),
    // Other sites learn nothing of who sent for an image or followed a link.
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
    // Every page narrows this and `connect-src` by a policy of its own (`pagePolicy`): what counts is what both allow.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Icons and avatars come from Discord, pictures of embeds from wherever their author keeps them.
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    // The hosts' files are the same for every backend; a build knows its own.
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
 * The policy a page carries itself, in front of everything else in its head, for what only the build knows: its own styles,
 * and no others than those of its files; the backend it is built for, and no other.
 *
 * @param {object} page
 * @param {string} page.styles what the page's one style sheet holds, character for character
 * @param {string | null} page.backend the address of the backend; null in demo mode
 */
export function pagePolicy({ styles, backend }) {
  const hashes = [styles, ...injectedStyles].map(hashOf);
  const connections = [...originsOf(backend ?? demoBackend), ...discord];
  return `style-src 'self' ${hashes.join(' ')}; connect-src 'self' ${connections.join(' ')}`;
}

/**
 * Where a backend is called, and where its live updates come from.
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
