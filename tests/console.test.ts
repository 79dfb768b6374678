import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { consoleOf, nodesOf } from '../.storybook/console/adapter';
import { storiesIn } from '../.storybook/catalogue/story-sources';
import { ended, isTransient, searchFor } from '../.storybook/console/jump';
import { consoleIdOf } from '../.storybook/console/manager-address';
import { startRun } from '../.storybook/console/replay';
import { type ConsoleFixtures, startsOf, type Step } from '../.storybook/console/session';
import { leafIds } from './setup/machine-chart';

type Module = Record<string, unknown>;

const modules = import.meta.glob<Module>('../src/machines/*/*/*.{machine,fixtures}.ts', {
  eager: true,
});

const paths = Object.keys(modules).filter((path) => path.endsWith('.machine.ts'));

const machines = paths.map((path) => {
  const module = (kind: string) => modules[path.replace('.machine.', `.${kind}.`)] ?? {};
  const { machine, fixtures, starts } = consoleOf(module('fixtures'), module('machine'));
  return { id: machine.id, machine, fixtures, inputs: Object.values(startsOf(fixtures, starts)) };
});

it('every machine has a console', () => {
  const stories = readFileSync('.storybook/console/machines.stories.tsx', 'utf8');
  const named = storiesIn(stories).map(({ id }) => id);
  const folders = paths.flatMap((path) => /([\w-]+)\.machine\.ts$/.exec(path)?.[1] ?? []);
  expect(named).toEqual(folders.toSorted().map(consoleIdOf));
});

/** The number of events of a random walk. */
const EVENTS = 400;

/**
 * The number of events after which a walk starts over. In longer walks, a machine only repeats earlier states, and the
 * list of its calls gets long.
 */
const LONGEST_RUN = 100;

describe.each(machines)('$id', ({ machine, fixtures, inputs }) => {
  it('reaches every leaf by a jump', () => {
    const leaves = new Set(leafIds(nodesOf(machine)));
    let lost = nodesOf(machine).filter(({ id }) => leaves.has(id));
    const passed: string[] = [];
    for (const input of inputs) {
      if (lost.length === 0) continue;
      const jumps = ended(searchFor(machine, fixtures, input, lost));
      for (const node of lost) {
        const jump = jumps.get(node.id);
        if (jump?.found && jump.passes && !isTransient(node)) passed.push(node.id);
      }
      lost = lost.filter(({ id }) => jumps.get(id)?.found !== true);
    }
    expect(lost.map(({ id }) => id)).toEqual([]);
    expect(passed).toEqual([]);
  });

  it('survives random events, legal and illegal', () => {
    const always = stepsAlways(fixtures);
    let run = startRun(machine, fixtures, inputs[0]);
    let seed = 1;
    const pick = <Item>(items: readonly Item[]): Item | undefined => {
      seed = (seed * 48_271) % 2_147_483_647;
      return items[seed % items.length];
    };
    const problems: unknown[] = [];
    for (let count = 0; count < EVENTS; count += 1) {
      const step = pick([...always, ...stepsNow(run, fixtures)]);
      const problem = (step ? run.perform(step) : 'No step') ?? run.defect();
      if (problem !== null) problems.push({ problem, step, count });
      // Start over when the machine has reached its final state, or when the list of moments has become long.
      if (run.world.snapshot().status !== 'active' || run.moments.length > LONGEST_RUN) {
        run.world.actor.stop();
        run = startRun(machine, fixtures, pick(inputs));
      }
    }
    expect(problems).toEqual([]);
  });
});

/** Returns the events that the user can send at any time, and the delays. */
function stepsAlways(fixtures: ConsoleFixtures): Step[] {
  const sent = new Set(Object.values(fixtures.actors).flatMap(({ sends = [] }) => sends));
  return [
    ...Object.keys(fixtures.events)
      .filter((type) => !sent.has(type))
      .flatMap((type) =>
        payloads(fixtures, type).map((event) => ({ do: 'send' as const, ...event })),
      ),
    ...Object.values(fixtures.delays).map((ms) => ({ do: 'wait' as const, ms })),
  ];
}

/** Returns every answer to an open call, and every event that a running callback actor can send. */
function stepsNow(run: ReturnType<typeof startRun>, fixtures: ConsoleFixtures): Step[] {
  return run.world.calls
    .filter(({ status }) => status === 'open')
    .flatMap(({ id, src }): Step[] => [
      ...(fixtures.actors[src]?.outcomes ?? []).map((_, fixture) => ({
        do: 'answer' as const,
        call: id,
        fixture,
      })),
      ...(fixtures.actors[src]?.sends ?? []).flatMap((type) =>
        payloads(fixtures, type).map((event) => ({ do: 'report' as const, call: id, ...event })),
      ),
    ]);
}

function payloads({ events }: ConsoleFixtures, type: string) {
  return (events[type] ?? []).map((_, fixture) => ({ type, payload: { fixture } }));
}
