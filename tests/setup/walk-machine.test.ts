import { type AnyEventObject, assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { scenario } from './scenario';
import { planWalk, walkMachine, type WalkOptions } from './walk-machine';

type Answer = { ok: boolean };

/** Returns a small machine with every feature that the walk supports. Each mutant differs in one detail. */
function makeMachine(mutant = '') {
  return setup({
    types: {
      context: {} as { tries: number; limit: number },
      input: {} as { limit: number },
      events: {} as { type: 'open'; name: string } | { type: 'close' } | { type: 'poke' },
      emitted: {} as { type: 'notice'; notice: string },
    },
    actors: {
      load: fromPromise<Answer, { tries: number }>(async () => {
        throw new Error('load reached');
      }),
      watch: fromCallback<AnyEventObject, { tries: number }>(() => {
        throw new Error('watch reached');
      }),
    },
    guards: {
      mayTry: ({ context }) =>
        mutant === 'guard always says no' ? false : context.tries < context.limit,
      isOk: (_, answer: Answer) => answer.ok,
    },
    actions: {
      count: assign({ tries: ({ context }) => context.tries + 1 }),
      notify: emit({ type: 'notice', notice: 'shown' }),
    },
    delays: { patience: mutant === 'changed delay' ? 6_000 : 5_000, blink: 100 },
  }).createMachine({
    id: 'sample',
    context: ({ input }) => ({ tries: 0, limit: input.limit }),
    initial: 'closed',
    states: {
      closed: {
        on: { open: { guard: 'mayTry', target: 'loading', actions: 'count' } },
        ...(mutant === 'invoke without a name'
          ? { invoke: { src: 'watch', input: { tries: 0 } } }
          : {}),
      },
      loading: {
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context }) => ({ tries: context.tries }),
          onDone: [
            {
              guard: { type: 'isOk', params: ({ event }) => event.output },
              target: 'open',
              actions: 'notify',
            },
            ...(mutant === 'ignores an error' ? [] : [{ target: 'closed' as const }]),
          ],
          ...(mutant === 'handles a defect' ? { onError: 'closed' as const } : {}),
        },
        on: mutant === 'calls again' ? { open: { target: 'loading', reenter: true } } : {},
        after: { patience: 'closed' },
      },
      open: {
        invoke: { id: 'watch', src: 'watch', input: ({ context }) => ({ tries: context.tries }) },
        initial: 'blinking',
        states: {
          blinking: { after: { blink: 'deciding' } },
          deciding: { always: [{ guard: 'mayTry', target: 'lit' }, { target: 'dark' }] },
          lit: { on: { poke: 'dark', open: undefined } },
          dark: { type: 'final' },
        },
        on: { close: 'closed' },
        onDone: 'gone',
      },
      gone: {},
    },
  });
}

const options: WalkOptions<ReturnType<typeof makeMachine>> = {
  input: { limit: 2 },
  events: {
    open: [{ type: 'open', name: 'a' }],
    close: [{ type: 'close' }],
    poke: [{ type: 'poke' }],
  },
  actors: {
    load: { outcomes: [{ ok: true }, { ok: false }], restarts: true },
    watch: { sends: ['poke'] },
  },
  delays: { patience: 5_000, blink: 100 },
};

describe('walkMachine', () => {
  walkMachine(makeMachine(), options);

  it('counts what it reached', () => {
    expect(planWalk(makeMachine(), options).coverage()).toEqual({
      line: expect.stringMatching(/^states 7\/7, transitions 10\/10, paths \d+$/),
      states: 7,
      transitions: 10,
      paths: expect.any(Number),
      missing: [],
    });
  });

  it('finds the same timer that fires later, or earlier, than it should', () => {
    expect(() => planWalk(makeMachine('changed delay'), options).coverage()).toThrow(
      'after after.patience.sample.loading',
    );
    const early = { ...options, delays: { patience: 7_000, blink: 100 } };
    expect(() => planWalk(makeMachine(), early).coverage()).toThrow(
      '1 ms before after.patience.sample.loading',
    );
  });

  it('names the paths that failed, and still counts what the others reached', () => {
    expect(() => planWalk(makeMachine('changed delay'), options).coverage()).toThrow(
      /^sample: states \d\/7, transitions \d+\/10, paths 8\n\d paths? failed:\n  open → after\.patience/,
    );
  });

  it('finds states that are never entered', () => {
    const { missing } = planWalk(makeMachine('guard always says no'), options).coverage();
    expect(missing.filter((name) => !name.includes(' | '))).toEqual([
      'sample.loading',
      'sample.open.blinking',
      'sample.open.deciding',
      'sample.open.lit',
      'sample.open.dark',
      'sample.gone',
    ]);
  });

  it('finds a transition whose event is never sent', () => {
    const quiet = { ...options, events: { ...options.events, close: [] } };
    expect(planWalk(makeMachine(), quiet).coverage().missing).toEqual(['sample.open | close | 0']);
  });

  it.each([
    ['invoke without a name', 'give the invoke an id'],
    ['handles a defect', 'a defect must surface'],
    ['ignores an error', 'no transition handles "loading": load {"ok":false}'],
  ])('rejects a chart: %s', (mutant, message) => {
    expect(() => planWalk(makeMachine(mutant), options)).toThrow(message);
  });

  it('finds an actor that is called again before it resolves', () => {
    expect(() => planWalk(makeMachine('calls again'), options).coverage()).not.toThrow();
    const careful = {
      ...options,
      actors: { ...options.actors, load: { outcomes: [{ ok: true }, { ok: false }] } },
    };
    expect(() => planWalk(makeMachine('calls again'), careful).coverage()).toThrow(
      'called twice after open',
    );
  });

  it('receives events of a callback actor only while it is invoked', () => {
    const elsewhere = {
      ...options,
      actors: { ...options.actors, watch: { sends: ['open', 'poke'] as const } },
    };
    expect(planWalk(makeMachine(), elsewhere).coverage().missing).toContain(
      'sample.closed | open | 0',
    );
  });
});

describe('the options', () => {
  type Options = WalkOptions<ReturnType<typeof makeMachine>>;

  it('must name every event, actor and delay, each with its own kind of row', () => {
    const { load, watch } = options.actors;
    const { open, poke } = options.events;
    // @ts-expect-error: no row for close
    const events: Options['events'] = { open, poke };
    // @ts-expect-error: no row for watch
    const actors: Options['actors'] = { load };
    // @ts-expect-error: no row for blink
    const delays: Options['delays'] = { patience: 5_000 };
    // @ts-expect-error: a promise sends no events
    const promise: Options['actors']['load'] = { sends: ['poke'] };
    // @ts-expect-error: a callback has no output
    const callback: Options['actors']['watch'] = { outcomes: [] };
    // @ts-expect-error: not an output of load
    const answer: Options['actors']['load'] = { outcomes: ['yes'] };
    // @ts-expect-error: not an event of the machine
    const sent: Options['actors']['watch'] = { sends: ['shout'] };
    expect([events, actors, delays, promise, callback, answer, sent]).toHaveLength(7);
    expect([load, watch]).not.toEqual([]);
  });
});

describe('a machine with timers side by side', () => {
  const timers = setup({
    types: { events: {} as { type: 'never' } },
    delays: { soon: 1_000, late: 5_000 },
  }).createMachine({
    id: 'timers',
    initial: 'waiting',
    states: {
      waiting: {
        initial: 'first',
        after: { late: 'gone' },
        states: { first: { after: { soon: 'second' } }, second: {} },
      },
      gone: {},
    },
  });
  const base = { events: { never: [] }, actors: {}, delays: { soon: 1_000, late: 5_000 } };

  it('reports an order that is impossible in real time', () => {
    expect(() => planWalk(timers, base).coverage()).toThrow(
      '1 ms before after.late.timers.waiting',
    );
  });

  it('counts a timer from when its state was entered', () => {
    const plan = planWalk(timers, {
      ...base,
      skip: (snapshot, event) =>
        event.type.startsWith('xstate.after.late') && snapshot.matches({ waiting: 'first' }),
    });
    expect(plan.coverage()).toEqual({
      line: expect.stringMatching(/^states 3\/3, transitions 2\/2, paths \d+$/),
      states: 3,
      transitions: 2,
      paths: expect.any(Number),
      missing: [],
    });
  });
});

describe('scenario', () => {
  const start = () =>
    scenario(makeMachine(), { input: () => ({ limit: 2 }), callbacks: ['watch'] });

  it('runs the steps', () => {
    start()
      .expect('closed')
      .expectRunning([])
      .send({ type: 'open', name: 'a' })
      .expectCalls('load', [{ tries: 1 }])
      .expectContext({ tries: 1 })
      .resolve('load', { ok: true })
      .expectEmitted([{ type: 'notice', notice: 'shown' }])
      .expect({ open: 'blinking' })
      .after(99)
      .expect({ open: 'blinking' })
      .after(1)
      .expect({ open: 'lit' })
      .expectRunning(['watch'])
      .receive('watch', { type: 'poke' })
      .expect('gone')
      .expectRunning([])
      .expectEmitted([]);
  });

  it('fails where an expectation is wrong', () => {
    expect(() => start().expect('loading')).toThrow("expected 'closed' to deeply equal 'loading'");
    expect(() => start().expectContext({ tries: 1 })).toThrow('to deeply equal');
    expect(() => start().expectEmitted([{ type: 'notice', notice: 'shown' }])).toThrow('to deeply');
    expect(() => start().expectRunning(['load'])).toThrow('to deeply equal');
    expect(() => start().expectCalls('load', [{ tries: 1 }])).toThrow('to deeply equal');
    expect(() => start().resolve('load', { ok: true })).toThrow('No open call of load');
    expect(() => start().receive('watch', { type: 'poke' })).toThrow('No open call of watch');
  });

  it('throws what the machine throws', () => {
    const broken = makeMachine().provide({
      guards: {
        mayTry: () => {
          throw new Error('a defect');
        },
      },
    });
    const broke = scenario(broken, { input: () => ({ limit: 1 }), callbacks: ['watch'] });
    expect(() => broke.send({ type: 'open', name: 'a' })).toThrow('a defect');
  });

  it('fires a timer that another timer started at its own time', () => {
    const ticking = setup({ delays: { tick: 10 } }).createMachine({
      id: 'ticking',
      initial: 'odd',
      states: { odd: { after: { tick: 'even' } }, even: { after: { tick: 'odd' } } },
    });
    scenario(ticking).after(39).expect('even').after(1).expect('odd');
  });
});
