import { countersOf, type Counter } from '#domain/message/counters';
import { edited, type TextPath } from '#domain/message/edits';
import { checkMessage, isBlocking, type MessageProblem } from '#domain/message/limits';
import { blankMessage, type Message } from '#domain/message/message';

/** What can be said of one text alone. */
export interface TextCheck {
  /** Null where the text has no limit worth counting toward. */
  counter: Counter | null;
  /** What Discord would refuse it for. */
  problem: MessageProblem | null;
}

/** How near a text is to its limit. */
export type Nearness = 'far' | 'near' | 'over';

/**
 * Checks one text by the rules for whole messages: as the only text of a message of its own, so that a key costs what
 * its text is long and not what the message holds.
 */
export function checkText(path: TextPath, text: string): TextCheck {
  const here = specimenPath(path);
  const alone = edited(specimen, { kind: 'change', path: here, value: text }, making);
  const problem = checkMessage(alone).find((each) => each.path === here && isBlocking(each));
  return { counter: countersOf(alone).get(here) ?? null, problem: problem ?? null };
}

/** Counters appear for the last tenth of a limit, or its last 20 characters. */
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

/** The same text of the first embed and its first field. */
function specimenPath(path: TextPath): TextPath {
  // Only the numbers of a path differ: it stays one.
  return path.replaceAll(/\.\d+/g, '.0') as TextPath;
}
