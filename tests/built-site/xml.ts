/** An element of an XML document. Names keep their prefixes; `text` is the text directly inside it. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  text: string;
}

/** Matches one token: comment, instruction, CDATA, closing or opening tag, or text. */
const pieces =
  /<!--(?<comment>[\s\S]*?)-->|<\?(?<instruction>[\s\S]*?)\?>|<!\[CDATA\[(?<cdata>[\s\S]*?)\]\]>|<\/(?<closed>[\w:.-]+)\s*>|<(?<opened>[\w:.-]+)(?<attributes>(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/?)>|(?<text>[^<]+)/gy;

const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Parses a document as strictly as feed readers do: one root, nested tags, quoted and unique attributes, no bare `&`.
 * Document types are rejected, since none of our files has one.
 *
 * @throws with the position of the first error.
 */
export function parseXml(document: string): XmlElement {
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  const innermost = () => open.at(-1) ?? top;
  let end = 0;
  for (const { 0: whole, index, groups = {} } of document.matchAll(pieces)) {
    end = index + whole.length;
    const { opened, closed, text, cdata } = groups;
    if (opened !== undefined) {
      const element = {
        name: opened,
        attributes: attributesIn(groups['attributes'] ?? '', index),
        children: [],
        text: '',
      };
      innermost().children.push(element);
      if (groups['empty'] === '') open.push(element);
    } else if (closed !== undefined) {
      const last = open.pop();
      if (!last || last === top || last.name !== closed) fail(`</${closed}> closes nothing`, index);
    } else if (text !== undefined) {
      innermost().text += decoded(text, index);
    } else if (cdata !== undefined) {
      innermost().text += cdata;
    }
  }
  if (end !== document.length) fail('Not well-formed', end);
  if (innermost() !== top) fail(`<${innermost().name}> is not closed`, end);
  const [root, second] = top.children;
  if (!root || second) return fail('Not exactly one root', end);
  if (top.text.trim() !== '') fail('Text outside of the root', end);
  return root;
}

/** Returns the child elements with the given name. */
export function childrenOf({ children }: XmlElement, name: string): XmlElement[] {
  return children.filter((child) => child.name === name);
}

/** Returns the text of the only child with the given name; null if there is no such child, or more than one. */
export function textOfChild(element: XmlElement, name: string): string | null {
  const found = childrenOf(element, name);
  return found.length === 1 ? (found[0]?.text.trim() ?? null) : null;
}

function attributesIn(text: string, at: number): Record<string, string> {
  const rows = [...text.matchAll(attribute)].map(
    ([, name = '', double, single]) => [name, decoded(double ?? single ?? '', at)] as const,
  );
  if (new Set(rows.map(([name]) => name)).size !== rows.length) fail('An attribute twice', at);
  return Object.fromEntries(rows);
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function decoded(text: string, at: number): string {
  return text.replaceAll(/&(?:#(\d+);|#x([\da-f]+);|(\w+);)?/gi, (_, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return named[String(name)] ?? fail('A bare & or an entity that XML does not know', at);
  });
}

function fail(what: string, at: number): never {
  throw new Error(`${what}, at character ${at}`);
}
