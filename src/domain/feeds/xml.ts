// XML 1.0 has no way to write these, escaped or not.
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const names: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as XML and HTML carry it, between tags and in attributes alike. */
export function escapeXml(text: string): string {
  return text.replace(unwritable, '').replace(/[&<>"']/gu, (sign) => names[sign] ?? sign);
}
