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

/** Checks a text as if it were the only one, so that the cost of a key press does not depend on the whole message. */
export function checkText(path: TextPath, text: string): TextCheck {
  const here = specimenPath(path);
  const alone = edited(specimen, { kind: 'change', path: here, value: text }, making);
  const problem = checkMessage(alone).find((each) => each.path === here && isBlocking(each));
  return { counter: countersOf(alone).get(here) ?? null, problem: problem ?? null };
}

/** The counter appears when a tenth of the limit or 20 characters remain, whichever is more. */
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

/** `specimen` has one embed with one field, so every index becomes 0. */
function specimenPath(path: TextPath): TextPath {
  // Only digits are replaced, so the result is a path.
  return path.replaceAll(/\.\d+/g, '.0') as TextPath;
}
