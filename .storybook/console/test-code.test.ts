import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { afterAll, describe, expect, it } from 'vitest';
import { configSaveFixtures } from '../../src/machines/config-save/config-save.fixtures';
import { configSaveMachine } from '../../src/machines/config-save/config-save.machine';
import { sessionFixtures } from '../../src/machines/session/session.fixtures';
import { sessionMachine } from '../../src/machines/session/session.machine';
import { nodesOf, sourceOf } from './adapter';
import { jumpTo } from './jump';
import { replay } from './replay';
import { doorFixtures, doorMachine } from './sample';
import type { ConsoleFixtures, Step } from './session';
import { testCode } from './test-code';

const folder = 'test-results/copied-tests';
const brokenFolder = 'test-results/copied-broken';

/** Returns the test of a session. */
async function written(
  machine: AnyStateMachine,
  fixtures: ConsoleFixtures,
  steps: readonly Step[],
) {
  const { run, problem } = replay(machine, fixtures, fixtures.input, { start: '', steps });
  expect(problem).toBeNull();
  const source = await sourceOf(machine);
  if (!source) throw new Error('No source');
  const sources = { machine: source, fixtures: await sourceOf(fixtures) };
  return testCode(machine, fixtures, { run, input: fixtures.input, sources, folder });
}

function pathTo(
  machine: AnyStateMachine,
  fixtures: ConsoleFixtures,
  path: string,
): readonly Step[] {
  const node = nodesOf(machine).find((each) => each.path.join('.') === path);
  const jump = node && jumpTo(machine, fixtures, fixtures.input, node);
  if (!jump?.found) throw new Error(`No path to ${path}`);
  return jump.steps;
}

const ring: Step = { do: 'send', type: 'ring', payload: { typed: { visitor: "O'Neill\n🚪" } } };
const rule: Step = {
  do: 'rule',
  src: 'ask',
  rule: { kind: 'outcome', fixture: 0, afterMs: 1_500 },
};

const sessions: Record<string, () => Promise<string>> = {
  'typed payload': () => written(doorMachine, doorFixtures, [ring]),
  'rule and time': () =>
    written(doorMachine, doorFixtures, [
      rule,
      ring,
      { do: 'wait', ms: 1_600 },
      { do: 'wait', ms: 4_900 },
    ]),
  'callback actor': () =>
    written(doorMachine, doorFixtures, [
      ring,
      { do: 'answer', call: 'ask', fixture: 0 },
      { do: 'report', call: 'weather', type: 'storm', payload: { fixture: 0 } },
      { do: 'send', type: 'leave', payload: { fixture: 0 } },
      ring,
    ]),
  conflict: () =>
    written(
      configSaveMachine,
      configSaveFixtures,
      pathTo(configSaveMachine, configSaveFixtures, 'failed.conflict'),
    ),
  'signed in': () =>
    written(
      sessionMachine,
      sessionFixtures,
      pathTo(sessionMachine, sessionFixtures, 'signedIn.fresh'),
    ),
};

describe('a copied test', () => {
  afterAll(() => {
    for (const each of [folder, brokenFolder]) rmSync(each, { recursive: true, force: true });
  });

  it('is readable', async () => {
    expect(await sessions['callback actor']?.()).toBe(`import { expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { createWorld } from '../../tests/setup/machine-world';
import { doorMachine } from '../../.storybook/console/sample';

it('door ends in asking', () => {
  const world = createWorld(doorMachine, {
    input: { limit: 2 },
    promises: ['ask'],
    callbacks: ['watchWeather'],
  });
  const send = (event: AnyEventObject) => world.actor.send(event);
  world.actor.start();
  send({ visitor: 'O\\'Neill\\n🚪', type: 'ring' });
  expect(world.snapshot().value).toEqual('asking');
  world.openCall({ id: 'ask' }).answer({ ok: true, value: 'come in' });
  expect(world.snapshot().value).toEqual('open');
  world.openCall({ id: 'weather' }).send({ type: 'storm' });
  expect(world.snapshot().value).toEqual('closed');
  send({ type: 'leave' });
  expect(world.snapshot().value).toEqual('closed');
  send({ visitor: 'O\\'Neill\\n🚪', type: 'ring' });
  expect(world.snapshot().value).toEqual('asking');
  world.rethrow();
  expect(world.emitted.map(({ type }) => type)).toEqual(['opened']);
  expect(world.snapshot().value).toEqual('asking');
});
`);
  });

  it('writes the answers of rules with their time', async () => {
    const code = await sessions['rule and time']?.();
    expect(code).toContain(`  world.clock.advance(1500);
  expect(world.snapshot().value).toEqual('asking');
  world.openCall({ id: 'ask' }).answer({ ok: true, value: 'come in' });`);
    expect(code).toContain(`  world.clock.advance(4900);
  expect(world.snapshot().value).toEqual('closed');`);
  });

  it('compiles and passes, and fails with a machine that does nothing', async () => {
    for (const each of [folder, brokenFolder]) mkdirSync(each, { recursive: true });
    for (const [name, write] of Object.entries(sessions)) {
      const code = await write();
      const file = `${name.replaceAll(' ', '-')}.test.ts`;
      writeFileSync(`${folder}/${file}`, code);
      writeFileSync(`${brokenFolder}/${file}`, withBrokenMachine(code));
    }
    writeFileSync(
      `${folder}/tsconfig.json`,
      JSON.stringify({ extends: '../../tsconfig.json', include: ['*.test.ts'] }),
    );
    execFileSync('npx', ['--no-install', 'tsc', '--noEmit', '-p', folder], { stdio: 'pipe' });

    expect(vitestIn('copied-tests')).toEqual({ passed: 5, failed: 0 });
    expect(vitestIn('copied-broken')).toEqual({ passed: 0, failed: 5 });
  });
});

/** Makes a test use a copy of its machine in which no state has a transition. */
function withBrokenMachine(code: string): string {
  const name = /createWorld\((\w+),/.exec(code)?.[1] ?? '';
  return `${code}
import { createMachine } from 'xstate';
const broken = createMachine({ context: ${name}.config.context as never, initial: 'none', states: { none: {} } });
`.replace(`createWorld(${name},`, 'createWorld(broken,');
}

function vitestIn(name: string): { passed: number; failed: number } {
  const report = `test-results/${name}.json`;
  try {
    execFileSync(
      'npx',
      [
        '--no-install',
        'vitest',
        'run',
        '--config',
        '.storybook/console/copied.vitest.config.ts',
        name,
        '--reporter=json',
        `--outputFile=${report}`,
      ],
      { stdio: 'pipe', env: { ...process.env, VITEST: '' } },
    );
  } catch {
    // A failed test ends the process with an error. The report has the figures.
  }
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(report);
  return { passed: numPassedTests, failed: numFailedTests };
}
