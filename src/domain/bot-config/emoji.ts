const unit =
  '(?:\\p{RI}\\p{RI}|\\p{Emoji}(?:\\p{EMod}|\\uFE0F\\u20E3?|[\\u{E0020}-\\u{E007E}]+\\u{E007F})?)';
/** One Unicode emoji, as UTS 51 spells the pattern; it also lets plain digits through. */
const unicodeEmoji = new RegExp(`^${unit}(?:\\u200D${unit})*$`, 'u');
/** A server's own emoji as a message holds it: `<:name:id>`, or `<a:name:id>` for a moving one. */
const serverEmoji = /^<a?:\w{2,32}:\d{17,20}>$/;

/** Whether a text is exactly one emoji that the bot can react with. */
export function isEmoji(text: string): boolean {
  const isAscii = /^[\x20-\x7E]*$/.test(text);
  return isAscii ? serverEmoji.test(text) : unicodeEmoji.test(text);
}
