import type { Answer, AnswerName, Readings } from './answers';
import type { Wanted } from './wanted';

/** `byHand`: what it reads was not asked for. `unread`: the request failed. */
export type Verdict =
  | { kind: 'inOrder' }
  | { kind: 'missing'; names: readonly string[] }
  | { kind: 'byHand' }
  | { kind: 'unread'; request: string; reason: string };

export interface Requirement {
  id: string;
  /** What to do, and why, in one sentence. */
  sentence: string;
  /** Where it is set. */
  where: string;
  verdict: (readings: Readings, wanted: Wanted) => Verdict;
}

interface Rule<Name extends AnswerName> {
  sentence: string;
  where: string;
  /** Whether the project has this part at all; if it is left out, it does. */
  applies?: (wanted: Wanted) => boolean;
  /** Returns the names of what is missing or wrong, never a value; null if it cannot be decided. */
  missing: (answer: Answer<Name>, wanted: Wanted) => readonly string[] | null;
}

/** Returns a requirement that one answer decides. */
export function requires<Name extends AnswerName>(
  id: string,
  reads: Name,
  { sentence, where, applies = () => true, missing }: Rule<Name>,
): Requirement {
  return {
    id,
    sentence,
    where,
    verdict: (readings, wanted) => {
      if (!applies(wanted)) return { kind: 'inOrder' };
      const reading = readings[reads];
      switch (reading.kind) {
        case 'notAsked':
          return { kind: 'byHand' };
        case 'failed':
          return { kind: 'unread', request: reading.request, reason: reading.reason };
        case 'read':
          return decided(missing(reading.value, wanted));
      }
    },
  };
}

function decided(names: readonly string[] | null): Verdict {
  if (names === null) return { kind: 'byHand' };
  return names.length === 0 ? { kind: 'inOrder' } : { kind: 'missing', names };
}

/** Returns a requirement that an operator must check by hand, because no API returns it. */
export function byHand(id: string, sentence: string, where: string): Requirement {
  return { id, sentence, where, verdict: () => ({ kind: 'byHand' }) };
}

/** Returns the names of the conditions that do not hold. */
export function unmet(conditions: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(conditions).flatMap(([name, holds]) => (holds ? [] : [name]));
}

/** Returns the wanted names that are not there. */
export function absent(wanted: readonly string[], there: readonly (string | null)[]): string[] {
  return wanted.filter((name) => !there.includes(name));
}
