import { countersOf, type Counter } from '#domain/message/counters';
import { edited, type TextPath } from '#domain/message/edits';
import { checkMessage, isBlocking, type MessageProblem } from '#domain/message/limits';
import { blankMessage, type Message } from '#domain/message/message';

export interface TextCheck {
  /** The counter; null if the text has no limit that users are likely to reach. */
  counter: Counter | null;
  problem: MessageProblem | null;
}

export type Nearness = 'far' | 'near' | 'over';

/**
 * Checks one text with the rules for whole messages, as if it were the only text of a message. The cost of a key press
 * therefore depends on this text and not on the whole message.
 */
export function checkText(path: TextPath, text: string): TextCheck {
  const here = specimenPath(path);
  const alone = edited(specimen, { kind: 'change', path: here, value: text }, making);
  const problem = checkMessage(alone).find((each) => each.path === here && isBlocking(each));
  return { counter: countersOf(alone).get(here) ?? null, problem: problem ?? null };
}

/**
 * Returns how near a text is to its limit. The counter appears when the remaining characters are at most a tenth of the
 * limit or 20, whichever is more.
 */
export function nearnessOf({ count, limit }: Counter): Nearness {
  if (count > limit) return 'over';
  return limit - count <= Math.max(20, limit / 10) ? 'near' : 'far';
}

const making = { newId: () => 'specimen', now: '' };
const specimen: Message = edited(
  blankMessage(making.newId),
  { kind: 'add field', embed: 0 },
  making,
);

/**
 * Returns the path with every index replaced by 0. `specimen` has one embed with one field, so the result is the path
 * of the same kind of text in `specimen`.
 */
function specimenPath(path: TextPath): TextPath {
  // Only digits are replaced, so the result is a path.
  return path.replaceAll(/\.\d+/g, '.0') as TextPath;
}
