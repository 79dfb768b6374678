// Matches characters that XML 1.0 must not contain, even if they are escaped.
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const names: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for XML and HTML, for both elements and attributes. */
export function escapeXml(text: string): string {
  return text.replace(unwritable, '').replace(/[&<>"']/gu, (sign) => names[sign] ?? sign);
}
