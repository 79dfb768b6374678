import * as v from 'valibot';
import type { Payload, Session, Step } from './session';

const index = v.pipe(v.number(), v.integer(), v.minValue(0));
/**
 * The duration of a wait, or the delay of a rule's answers, in ms. It is limited to one day. Replaying a longer wait
 * could block the page.
 */
const duration = v.pipe(index, v.maxValue(86_400_000));
const name = v.pipe(v.string(), v.maxLength(200));
const payload = v.union([index, v.record(v.string(), v.unknown())]);
const rule = v.nullable(v.union([v.literal('never'), v.tuple([index, duration])]));

const sent = v.strictTuple([v.literal('send'), name, payload]);
const answered = v.strictTuple([v.literal('answer'), name, index]);
const reported = v.strictTuple([v.literal('report'), name, name, payload]);
const waited = v.strictTuple([v.literal('wait'), duration]);
const ruled = v.strictTuple([v.literal('rule'), name, rule]);

const linkSchema = v.object({
  version: v.literal(1),
  machine: name,
  start: name,
  steps: v.pipe(v.array(v.union([sent, answered, reported, waited, ruled])), v.maxLength(5_000)),
});

type Row = v.InferOutput<typeof linkSchema>['steps'][number];

/** Returns the given session as text for a link. The text contains only letters, digits, `-` and `_`. */
export function encodeSession(machine: string, { start, steps }: Session): string {
  const bytes = new TextEncoder().encode(
    JSON.stringify({ version: 1, machine, start, steps: steps.map(rowOf) }),
  );
  const text = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The reason why the text of a link is not a session of this machine. */
export type LinkError = 'unreadable' | 'otherMachine';

/**
 * Parses the text that `encodeSession` returns. Does not check whether the steps are still possible. To find that out,
 * the steps have to be replayed.
 */
export function decodeSession(
  machine: string,
  text: string,
): { ok: true; session: Session } | { ok: false; error: LinkError } {
  const parsed = v.safeParse(linkSchema, jsonOf(text));
  if (!parsed.success) return { ok: false, error: 'unreadable' };
  const { output } = parsed;
  if (output.machine !== machine) return { ok: false, error: 'otherMachine' };
  return { ok: true, session: { start: output.start, steps: output.steps.map(stepOf) } };
}

function jsonOf(text: string): unknown {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}

function rowOf(step: Step): Row {
  switch (step.do) {
    case 'send':
      return ['send', step.type, packed(step.payload)];
    case 'answer':
      return ['answer', step.call, step.fixture];
    case 'report':
      return ['report', step.call, step.type, packed(step.payload)];
    case 'wait':
      return ['wait', step.ms];
    case 'rule':
      if (step.rule?.kind === 'outcome') {
        return ['rule', step.src, [step.rule.fixture, step.rule.afterMs]];
      }
      return ['rule', step.src, step.rule && 'never'];
  }
}

function stepOf(row: Row): Step {
  switch (row[0]) {
    case 'send':
      return { do: 'send', type: row[1], payload: unpacked(row[2]) };
    case 'answer':
      return { do: 'answer', call: row[1], fixture: row[2] };
    case 'report':
      return { do: 'report', call: row[1], type: row[2], payload: unpacked(row[3]) };
    case 'wait':
      return { do: 'wait', ms: row[1] };
    case 'rule': {
      const [, src, given] = row;
      if (given === null) return { do: 'rule', src, rule: null };
      if (given === 'never') return { do: 'rule', src, rule: { kind: 'never' } };
      return { do: 'rule', src, rule: { kind: 'outcome', fixture: given[0], afterMs: given[1] } };
    }
  }
}

function packed(given: Payload): number | Record<string, unknown> {
  return 'typed' in given ? { ...given.typed } : given.fixture;
}

function unpacked(given: number | Record<string, unknown>): Payload {
  return typeof given === 'number' ? { fixture: given } : { typed: given };
}
