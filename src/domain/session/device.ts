/** What a user agent says about a device. A name is null if it is not one of those below. */
export interface Device {
  browser: string | null;
  system: string | null;
  kind: 'computer' | 'phone' | 'tablet' | 'unknown';
}

/** The first match counts: most browsers also name the browsers that they are compatible with. */
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Discord', /\bdiscord\//i],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPiOS|OPT)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Yandex Browser', /\bYaBrowser\//],
  ['DuckDuckGo', /\b(?:Ddg|DuckDuckGo)\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

const systems: readonly (readonly [name: string, kind: Device['kind'], pattern: RegExp])[] = [
  ['iPhone', 'phone', /\biPhone\b|\biPod\b/],
  ['iPad', 'tablet', /\biPad\b/],
  ['Android', 'phone', /\bAndroid\b.*\bMobile\b/],
  ['Android', 'tablet', /\bAndroid\b/],
  ['Windows', 'computer', /\bWindows\b/],
  ['ChromeOS', 'computer', /\bCrOS\b/],
  // Safari of an iPad says the same unless the user asks for mobile websites.
  ['macOS', 'computer', /\bMacintosh\b|\bMac OS X\b/],
  ['Linux', 'computer', /\bLinux\b|\bX11\b/],
];

/**
 * Reads browser and system from a user agent. It is a claim of the client, so it helps the user to recognize a session
 * and proves nothing.
 */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? '';
  const browser = browsers.find(([, pattern]) => pattern.test(text));
  const system = systems.find(([, , pattern]) => pattern.test(text));
  return {
    browser: browser?.[0] ?? null,
    system: system?.[0] ?? null,
    kind: system?.[1] ?? 'unknown',
  };
}
