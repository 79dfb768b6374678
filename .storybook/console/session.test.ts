import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { reactionTo } from './moves';
import { replay } from './replay';
import { doorFixtures, doorMachine } from './sample';
import {
  type Edits,
  inForce,
  linkable,
  opened,
  redone,
  replaced,
  type Step,
  undone,
  wentTo,
  withLastStep,
  withStep,
} from './session';

const ring: Step = { do: 'send', type: 'ring', payload: { fixture: 0 } };
const yes: Step = { do: 'answer', call: 'ask', fixture: 0 };
const leave: Step = { do: 'send', type: 'leave', payload: { fixture: 0 } };

function replayed(steps: readonly Step[], input: unknown = doorFixtures.input) {
  return replay(doorMachine, doorFixtures, input, { start: 'Start over', steps });
}

const leavesAfter = (steps: readonly Step[]) => replayed(steps).run.moments.at(-1)?.leaves;

describe('a replay', () => {
  it('leads to the same snapshot every time', () => {
    const steps = [ring, yes, { do: 'wait', ms: 4_000 } as const];
    const [one, two] = [replayed(steps), replayed(steps)].map(({ run }) => run.world.snapshot());
    expect(one?.value).toBe('open');
    expect({ value: two?.value, context: two?.context }).toEqual({
      value: one?.value,
      context: one?.context,
    });
  });

  it('sends typed payloads', () => {
    const typed: Step = { do: 'send', type: 'ring', payload: { typed: { visitor: 'Ada' } } };
    expect(replayed([typed]).run.world.snapshot().context.visitor).toBe('Ada');
  });

  it('sends the events of a callback actor', () => {
    const storm: Step = { do: 'report', call: 'weather', type: 'storm', payload: { fixture: 0 } };
    expect(leavesAfter([ring, yes, storm])).toEqual(['closed']);
  });

  it('notes ignored events, taken transitions and states that were left at once', () => {
    const { run } = replayed([leave, ring], { limit: 0 });
    expect([...(run.moments[1]?.taken ?? [])]).toEqual([]);
    expect([...(run.moments[2]?.taken ?? [])]).toEqual([
      'door.closed | ring | 1',
      'door.checking | always | 0',
    ]);
    expect(run.moments[2]?.visited).toContain('door.checking');
  });

  it('names the timers that are due, the next one first', () => {
    const { run } = replayed([{ do: 'wait', ms: 1_000 }, ring, { do: 'wait', ms: 2_000 }]);
    expect(run.timers()).toMatchObject([{ name: 'patience', at: 21_000 }]);
  });

  it.each<[string, Step[]]>([
    ['a call that does not run', [yes]],
    ['an outcome that no longer exists', [ring, { ...yes, fixture: 9 }]],
    ['an event that no longer exists', [{ do: 'send', type: 'knock', payload: { fixture: 0 } }]],
    ['an event of every object', [{ do: 'send', type: 'toString', payload: { typed: {} } }]],
    ['a fixture that no longer exists', [{ do: 'send', type: 'ring', payload: { fixture: 7 } }]],
    [
      'a report of an actor that does not run',
      [{ do: 'report', call: 'weather', type: 'storm', payload: { fixture: 0 } }],
    ],
  ])('stops at %s', (_, steps) => {
    const { run, problem } = replayed([...steps, leave]);
    expect(problem?.step).toBe(steps.length - 1);
    expect(run.moments).toHaveLength(steps.length);
  });
});

describe('a guard that throws', () => {
  const machine = setup({
    types: { events: {} as { type: 'save'; list: string[] } | { type: 'check'; list: string[] } },
    guards: {
      isFilled: (_, list: string[]) => list.length > 0,
      isFresh: ({ event }) => event.list.includes('fresh'),
    },
  }).createMachine({
    id: 'careless',
    initial: 'idle',
    states: {
      idle: {
        on: {
          save: {
            guard: { type: 'isFilled', params: ({ event }) => event.list },
            target: 'saved',
          },
          check: 'checking',
        },
      },
      checking: { always: [{ guard: 'isFresh', target: 'saved' }, { target: 'idle' }] },
      saved: {},
    },
  });
  const fixtures = { events: { save: [], check: [] }, actors: {}, delays: {} };
  const send = (type: string, typed: Record<string, unknown>): Step => ({
    do: 'send',
    type,
    payload: { typed },
  });

  it.each(['save', 'check'])('does not stop the machine, and is noted: %s', (type) => {
    const steps = [send(type, {}), send('save', { list: ['a'] })];
    const { run, problem } = replay(machine, fixtures, undefined, { start: '', steps });
    expect(problem).toBeNull();
    expect(run.moments.map(({ leaves }) => leaves)).toEqual([['idle'], ['idle'], ['saved']]);
    expect(run.moments.map(({ threw }) => threw !== null)).toEqual([false, true, false]);
    expect(run.moments[1]?.threw).toMatch(/guard .*threw: Cannot read properties of undefined/);
    expect(run.defect()).toBeNull();
    expect(run.deeds).toHaveLength(1);
  });

  it('is an answer of its own to the question whether an event is possible', () => {
    const { first } = replay(machine, fixtures, undefined, { start: '', steps: [] }).run;
    const reaction = (event: { type: string; list?: string[] }) =>
      reactionTo(machine, first, event);
    expect(reaction({ type: 'save', list: ['a'] }).kind).toBe('takes');
    expect(reaction({ type: 'save', list: [] }).kind).toBe('ignores');
    expect(reaction({ type: 'unknown' }).kind).toBe('ignores');
    expect(reaction({ type: 'save' }).kind).toBe('throws');
    expect(reaction({ type: 'check' }).kind).toBe('throws');
  });
});

describe('a rule', () => {
  const rule = (fixture: number, afterMs: number): Step => ({
    do: 'rule',
    src: 'ask',
    rule: { kind: 'outcome', fixture, afterMs },
  });

  it('answers further calls and those that wait', () => {
    expect(leavesAfter([rule(0, 0), ring])).toEqual(['open']);
    expect(leavesAfter([ring, rule(2, 0)])).toEqual(['failed.denied']);
  });

  it('answers after its time', () => {
    const { run } = replayed([rule(1, 3_000), ring]);
    expect(run.timers()).toMatchObject([{ name: 'ask answers', at: 3_000 }, { name: 'patience' }]);
    expect(leavesAfter([rule(1, 3_000), ring, { do: 'wait', ms: 2_999 }])).toEqual(['asking']);
    expect(leavesAfter([rule(1, 3_000), ring, { do: 'wait', ms: 3_000 }])).toEqual([
      'failed.offline',
    ]);
  });

  it('comes after a timer that is due at the same time', () => {
    expect(leavesAfter([rule(0, 20_000), ring, { do: 'wait', ms: 20_000 }])).toEqual(['tired']);
  });

  it('can be taken back', () => {
    expect(leavesAfter([rule(0, 0), { do: 'rule', src: 'ask', rule: null }, ring])).toEqual([
      'asking',
    ]);
  });
});

describe('a payload that JSON cannot hold', () => {
  const file = new File(['a'], 'a.txt');
  const fixtures = { ...doorFixtures, events: { ring: [{ type: 'ring', visitor: 'A', file }] } };
  const typed = (value: unknown): Step => ({
    do: 'send',
    type: 'ring',
    payload: { typed: { visitor: 'B', file: value } },
  });

  it('is sent if the step refers to a fixture', () => {
    const { run } = replay(
      doorMachine,
      fixtures,
      { limit: 2 },
      {
        start: '',
        steps: [typed({ $fixture: 0 })],
      },
    );
    expect(run.deeds).toMatchObject([{ event: { visitor: 'B', file } }]);
    const { problem } = replay(
      doorMachine,
      fixtures,
      { limit: 2 },
      {
        start: '',
        steps: [typed({ $fixture: 1 })],
      },
    );
    expect(problem?.step).toBe(0);
  });

  it('ends the part that a link can hold', () => {
    const steps = [ring, typed({ $fixture: 0 }), typed(file), leave];
    expect(linkable({ start: '', steps }).steps).toEqual(steps.slice(0, 2));
    expect(linkable({ start: '', steps: [ring, leave] }).steps).toEqual([ring, leave]);
  });
});

describe('undo and redo', () => {
  const start = opened({ start: 'Start over', steps: [] });
  const two = withStep(withStep(start, ring), yes);
  const seen = ({ present }: Edits) => [inForce(present).steps, present.steps.length];

  it('take a step back and do it again, and keep it in the list', () => {
    expect(seen(undone(two))).toEqual([[ring], 2]);
    expect(seen(undone(undone(two)))).toEqual([[], 2]);
    expect(seen(redone(redone(undone(undone(two)))))).toEqual([[ring, yes], 2]);
  });

  it('take back the steps of a session that was opened', () => {
    const linked = opened({ start: 'Start over', steps: [ring, yes] });
    expect(seen(undone(linked))).toEqual([[ring], 2]);
    expect(seen(undone(undone(linked)))).toEqual([[], 2]);
    expect(seen(redone(undone(linked)))).toEqual([[ring, yes], 2]);
    expect(seen(withStep(undone(linked), leave))).toEqual([[ring, leave], 2]);
  });

  it('do nothing at the ends', () => {
    expect(undone(start)).toBe(start);
    expect(redone(two)).toBe(two);
  });

  it('bring back what another step, a jump or a click replaced', () => {
    const other = withStep(undone(two), leave);
    expect(seen(other)).toEqual([[ring, leave], 2]);
    expect(seen(undone(other))).toEqual([[ring], 2]);
    expect(seen(undone(replaced(two, { start: 'other', steps: [] })))).toEqual([[ring, yes], 2]);
    expect(seen(wentTo(two, 1))).toEqual([[ring], 2]);
    expect(seen(undone(wentTo(two, 0)))).toEqual([[ring, yes], 2]);
  });

  it('count time that passes by itself as one step', () => {
    const waited = withStep(two, { do: 'wait', ms: 100 });
    const longer = withLastStep(waited, { do: 'wait', ms: 200 });
    expect(inForce(longer.present).steps.at(-1)).toEqual({ do: 'wait', ms: 200 });
    expect(seen(undone(longer))).toEqual([[ring, yes], 3]);
  });
});
