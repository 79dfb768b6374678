import { longestAddress, safeAddress } from './address';
import { within, type Cursor, type Rule, type Step } from './range';

// Link texts that Discord rejects: an address, which could disguise the real target, and a code block.
const unfitText = /https?:\/\/[^\s<]+[^<.,:;"')\]\s]|```[^]+?```/;

// The lengths limit the time that is spent on a `<` that starts no address.
const contact =
  /<(?:([\w.%+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,8}\.[a-z]{2,63})|(\+\d{4,15}))>/iy;

/**
 * Parses `[text](address)`. If the link text is missing, or if Discord rejects it, the whole construct becomes plain
 * text, and marks in it are not parsed. Links and escapes in the text of a link are ignored.
 */
export const readMaskedLink: Rule = ({ range, at, atLineStart }, inside) => {
  if (range.inLink || !range.abilities.maskedLinks) return null;
  const { text, maskedLinkAt } = range.source;
  const link = maskedLinkAt(at);
  if (link === undefined || link.end > range.to) return null;
  const label = text.slice(at + 1, link.close);
  if (label.trim() === '' || unfitText.test(label)) {
    return { node: { type: 'text', text: text.slice(at, link.end) }, end: link.end };
  }
  const children = inside(
    within(range, { from: at + 1, to: link.close, atLineStart, inLink: true }),
  );
  const { href, title, end } = link;
  return { node: { type: 'link', form: 'masked', href, title, children }, end };
};

/** Parses a bare address. It ends at white space. Punctuation that ends a sentence is not part of it. */
export const readBareAddress: Rule = ({ range, at }) => {
  const { text, addressEnd } = range.source;
  if (range.inLink || !/^https?:\/\//.test(text.slice(at, at + 8))) return null;
  const end = Math.min(addressEnd(at), range.to);
  if (end - at > longestAddress) return null;
  const address = withoutLooseParentheses(withoutPunctuation(text.slice(at, end)));
  return linkOf('bare', address, at + address.length);
};

/** Parses `<address>`, a link without a preview. */
export const readSuppressedAddress: Rule = ({ range, at }: Cursor) => {
  const { text, closingAngle } = range.source;
  if (range.inLink || !text.startsWith('http', at + 1)) return null;
  const close = closingAngle(at + 1);
  if (close >= range.to || close - at > longestAddress) return null;
  return linkOf('suppressed', text.slice(at + 1, close), close + 1);
};

/** Parses `<name@domain>` and `<+number>`, which Discord shows without the brackets (discord.md §8.5). */
export const readContact: Rule = ({ range, at }) => {
  if (range.inLink) return null;
  contact.lastIndex = at;
  const found = contact.exec(range.source.text);
  const [whole = '', email, phone = ''] = found ?? [];
  if (found === null || at + whole.length > range.to) return null;
  const href = email === undefined ? `tel:${phone}` : `mailto:${encodeURI(email)}`;
  const children = [{ type: 'text' as const, text: email ?? phone }];
  const node = { type: 'link' as const, form: 'suppressed' as const, href, title: null, children };
  return { node, end: at + whole.length };
};

function linkOf(form: 'bare' | 'suppressed', address: string, end: number): Step | null {
  const href = safeAddress(address);
  if (href === null) return null;
  const children = [{ type: 'text' as const, text: address }];
  return { node: { type: 'link', form, href, title: null, children }, end };
}

function withoutPunctuation(address: string): string {
  let end = address.length;
  while (end > 0 && '.,:;"\']'.includes(address[end - 1] ?? '')) end -= 1;
  return address.slice(0, end);
}

/** Removes closing parentheses from the end of an address if the address does not contain their opening parentheses. */
function withoutLooseParentheses(address: string): string {
  let loose = count(address, ')') - count(address, '(');
  let end = address.length;
  while (loose > 0 && address[end - 1] === ')') {
    end -= 1;
    loose -= 1;
  }
  return address.slice(0, end);
}

function count(text: string, char: string): number {
  return text.split(char).length - 1;
}
