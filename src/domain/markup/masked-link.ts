import { longestTarget, readTarget, type Target } from './target';

/** `[text](target)`: where the closing bracket of its text stands, and what it leads to. */
export interface MaskedLink extends Target {
  close: number;
}

const none = -1;

/**
 * The masked links of a text by the place of their `[`. The text of one may hold pairs of brackets and
 * closing brackets on their own, as in Discord; of several possible ends the last that has a target is
 * its end. Read from right to left, each bracket knows all it needs from the one after it, so thousands
 * of unclosed brackets cost no more than their number.
 */
export function indexMaskedLinks(text: string): ReadonlyMap<number, MaskedLink> {
  const links = new Map<number, MaskedLink>();
  const brackets = bracketsOf(text);
  const targets = targetsAfter(text, brackets);
  // For each bracket: the next closing one, the one that ends a text which starts here, and the last
  // with a target in an unbroken row of closing ones.
  const nextClose = blank(brackets.length + 2);
  const textEnd = blank(brackets.length + 2);
  const lastTarget = blank(brackets.length + 2);

  for (let index = brackets.length - 1; index >= 0; index -= 1) {
    const at = brackets[index] ?? 0;
    if (text[at] === ']') {
      nextClose[index] = index;
      textEnd[index] = index;
      const later = lastTarget[index + 1] ?? none;
      lastTarget[index] = later === none && targets[index] ? index : later;
      continue;
    }
    const inner = nextClose[index + 1] ?? none;
    nextClose[index] = inner;
    textEnd[index] = inner === none ? none : (textEnd[inner + 1] ?? none);
    const end = textEnd[index + 1] ?? none;
    const chosen = end === none ? none : (lastTarget[end] ?? none);
    const target = targets[chosen];
    if (target) links.set(at, { ...target, close: brackets[chosen] ?? 0 });
  }
  return links;
}

function bracketsOf(text: string): number[] {
  return Array.from(text.matchAll(/[[\]]/g), ({ index }) => index);
}

/** What stands behind each bracket, where that is the target of a link. */
function targetsAfter(text: string, brackets: readonly number[]): (Target | null)[] {
  let parenthesis = -1;
  return brackets.map((at) => {
    if (!text.startsWith('](', at)) return null;
    if (parenthesis < at) {
      const next = text.indexOf(')', at);
      parenthesis = next < 0 ? Infinity : next;
    }
    return parenthesis - at <= longestTarget ? readTarget(text, at + 1) : null;
  });
}

function blank(length: number): Int32Array {
  return new Int32Array(length).fill(none);
}
