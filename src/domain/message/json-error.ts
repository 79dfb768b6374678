/** The position of a JSON syntax error. `line` and `column` start at 1. The column counts characters, as editors do. */
export interface JsonError {
  line: number;
  column: number;
  /** The unexpected character, or '' if the text ends too early. */
  found: string;
}

type Expected = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'commaOrEnd' | 'nothing';

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const escape = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const word = /true|false|null/y;
const space = /[\t\n\r ]*/y;

/**
 * Finds the syntax error, which not every browser reports. No recursion, so that deep nesting cannot overflow the
 * stack.
 */
export function locateJsonError(text: string): JsonError | null {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let at = 0;
  for (;;) {
    at = after(space, text, at) ?? at;
    if (at >= text.length) return expected === 'nothing' ? null : errorAt(text, at);
    const next = step(text, at, expected, open);
    if (next === null) return errorAt(text, faultIn(text, at, expected));
    [at, expected] = next;
  }
}

/** Returns the position after one token and what may follow it, or null if the token is not allowed here. */
function step(
  text: string,
  at: number,
  expected: Expected,
  open: ('{' | '[')[],
): [number, Expected] | null {
  const character = text[at];
  const inObject = open.at(-1) === '{';
  const afterValue = () => (open.length === 0 ? 'nothing' : 'commaOrEnd');
  const close = (): [number, Expected] => {
    open.pop();
    return [at + 1, afterValue()];
  };
  switch (expected) {
    case 'nothing':
      return null;
    case 'colon':
      return character === ':' ? [at + 1, 'value'] : null;
    case 'commaOrEnd':
      if (character === ',') return [at + 1, inObject ? 'key' : 'value'];
      return character === (inObject ? '}' : ']') ? close() : null;
    case 'key':
    case 'keyOrEnd': {
      if (expected === 'keyOrEnd' && character === '}') return close();
      const { end, isWhole } = stringAt(text, at);
      return isWhole ? [end, 'colon'] : null;
    }
    case 'value':
    case 'valueOrEnd': {
      if (expected === 'valueOrEnd' && character === ']') return close();
      if (character === '{' || character === '[') {
        open.push(character);
        return [at + 1, character === '{' ? 'keyOrEnd' : 'valueOrEnd'];
      }
      const { end, isWhole } = stringAt(text, at);
      const next = isWhole ? end : (after(number, text, at) ?? after(word, text, at));
      return next === null ? null : [next, afterValue()];
    }
  }
}

/** An invalid string has the error inside it. Otherwise, the error is at the start of the token. */
function faultIn(text: string, at: number, expected: Expected): number {
  return expected.startsWith('value') || expected.startsWith('key') ? stringAt(text, at).end : at;
}

/** If the string is invalid, `end` is the position of its first invalid character. */
function stringAt(text: string, start: number): { end: number; isWhole: boolean } {
  if (text[start] !== '"') return { end: start, isWhole: false };
  let at = start + 1;
  for (;;) {
    const unit = text.charCodeAt(at);
    if (text[at] === '"') return { end: at + 1, isWhole: true };
    // In JSON, control characters must be escaped. After the end of the text, `charCodeAt` returns NaN.
    if (Number.isNaN(unit) || unit < 0x20) return { end: at, isWhole: false };
    const next = text[at] === '\\' ? after(escape, text, at) : at + 1;
    if (next === null) return { end: at, isWhole: false };
    at = next;
  }
}

/** Returns the position after the match of `pattern` at position `at`; null if it does not match there. */
function after(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}

function errorAt(text: string, at: number): JsonError {
  const before = text.slice(0, at).split(/\r\n|\r|\n/);
  return {
    line: before.length,
    column: Array.from(before.at(-1) ?? '').length + 1,
    found: Array.from(text.slice(at, at + 2))[0] ?? '',
  };
}
