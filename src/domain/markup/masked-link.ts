import { longestTarget, readTarget, type Target } from './target';

/** `[text](target)`: `close` is the index of the closing bracket of the text. */
export interface MaskedLink extends Target {
  close: number;
}

const none = -1;

/**
 * Returns the masked links of a text by the index of their `[`. As in Discord, the text of a link may contain pairs of
 * brackets and single closing brackets, and ends at the last closing bracket that has a target. Reads from right to
 * left, so that the run time is linear, even for thousands of unclosed brackets.
 */
export function indexMaskedLinks(text: string): ReadonlyMap<number, MaskedLink> {
  const links = new Map<number, MaskedLink>();
  const brackets = bracketsOf(text);
  const targets = targetsAfter(text, brackets);
  // Each array is indexed by bracket. `nextClose`: the next closing bracket, which can be this bracket itself.
  // `textEnd`: the closing bracket that ends a link text which starts at this bracket. `lastTarget`: set only for
  // closing brackets. Of this bracket and the closing brackets between it and the next opening bracket, the last one
  // that has a target.
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

/** Returns an array that contains, for each bracket, the link target that follows it, or null. */
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
