import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { afterAll, describe, expect, it } from 'vitest';
import { configSaveFixtures } from '../../src/machines/config-save/config-save.fixtures';
import { configSaveMachine } from '../../src/machines/config-save/config-save.machine';
import { memberImportFixtures } from '../../src/machines/member-import/member-import.fixtures';
import { memberImportMachine } from '../../src/machines/member-import/member-import.machine';
import { presenceFixtures } from '../../src/machines/presence/presence.fixtures';
import { presenceMachine } from '../../src/machines/presence/presence.machine';
import { sessionFixtures } from '../../src/machines/session/session.fixtures';
import { sessionMachine } from '../../src/machines/session/session.machine';
import {
  webhookSendFixtures,
  withoutStorage,
} from '../../src/machines/webhook-send/webhook-send.fixtures';
import { sourceOf } from './adapter';
import { replay } from './replay';
import { doorFixtures, doorMachine } from './sample';
import type { ConsoleFixtures, Step } from './session';
import { testCode } from './test-code';

const folder = 'test-results/copied-tests';
const brokenFolder = 'test-results/copied-broken';

interface Copied {
  code: string;
  /** The keys of the transitions that the session has taken. */
  taken: readonly string[];
}

/** Performs the given steps and returns the code of the test that repeats them. */
async function copied(
  machine: AnyStateMachine,
  fixtures: ConsoleFixtures,
  steps: readonly Step[],
): Promise<Copied> {
  const { run, problem } = replay(machine, fixtures, fixtures.input, { start: '', steps });
  expect(problem).toBeNull();
  const source = await sourceOf(machine);
  if (!source) throw new Error('No source');
  const sources = { machine: source, fixtures: await sourceOf(fixtures) };
  return {
    code: testCode(machine, fixtures, { run, input: fixtures.input, sources, folder }),
    taken: [...new Set(run.moments.flatMap(({ taken }) => [...taken]))],
  };
}

const send = (type: string, fixture = 0): Step => ({ do: 'send', type, payload: { fixture } });
const sendTyped = (type: string, typed: Record<string, unknown>): Step => ({
  do: 'send',
  type,
  payload: { typed },
});
const answer = (call: string, fixture = 0): Step => ({ do: 'answer', call, fixture });
const report = (call: string, type: string, fixture = 0): Step => ({
  do: 'report',
  call,
  type,
  payload: { fixture },
});
const wait = (ms: number): Step => ({ do: 'wait', ms });

const ring = sendTyped('ring', { visitor: "O'Neill\n🚪" });
const rule: Step = {
  do: 'rule',
  src: 'ask',
  rule: { kind: 'outcome', fixture: 0, afterMs: 1_500 },
};

/**
 * The sessions of `doorMachine` contain every kind of step. The other sessions were recorded by hand with machines of
 * the product.
 */
const sessions: Record<string, () => Promise<Copied>> = {
  'typed payload': () => copied(doorMachine, doorFixtures, [ring]),
  'rule and time': () => copied(doorMachine, doorFixtures, [rule, ring, wait(1_600), wait(4_900)]),
  'callback actor': () =>
    copied(doorMachine, doorFixtures, [
      ring,
      answer('ask'),
      report('weather', 'storm'),
      send('leave'),
      ring,
    ]),
  'a conflict, then saved': () =>
    copied(configSaveMachine, configSaveFixtures, [
      send('save'),
      answer('save', 6),
      send('save'),
      answer('save'),
      wait(5_000),
    ]),
  'signed in, then renewed': () =>
    copied(sessionMachine, sessionFixtures, [
      answer('readSession', 1),
      answer('refreshSession'),
      send('sign out'),
      answer('signOut'),
    ]),
  'rate limited, then sent': () =>
    copied(withoutStorage, webhookSendFixtures, [
      sendTyped('change url', { url: 'https://discord.com/api/webhooks/7/another' }),
      send('send'),
      answer('send', 4),
      wait(1_000),
      wait(1_000),
      wait(1_000),
      send('send'),
      answer('send'),
    ]),
  'a file imported': () =>
    copied(memberImportMachine, memberImportFixtures, [
      send('open'),
      sendTyped('choose', { file: { $fixture: 0 }, from: 'a test' }),
      answer('readFile'),
      answer('preview'),
      send('import'),
      answer('importRows'),
    ]),
  'presence lost': () =>
    copied(presenceMachine, presenceFixtures, [
      report('watchPresence', 'presence changed'),
      report('watchPresence', 'channel lost'),
    ]),
};

describe('a copied test', () => {
  afterAll(() => {
    for (const each of [folder, brokenFolder]) rmSync(each, { recursive: true, force: true });
  });

  it('is readable', async () => {
    expect((await sessions['callback actor']?.())?.code).toBe(`import { expect, it } from 'vitest';
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
  expect(world.snapshot().context).toMatchObject({ visitor: 'O\\'Neill\\n🚪', rings: 2 });
});
`);
  });

  it('writes the answers of rules with their time', async () => {
    const code = (await sessions['rule and time']?.())?.code;
    expect(code).toContain(`  world.clock.advance(1500);
  expect(world.snapshot().value).toEqual('asking');
  world.openCall({ id: 'ask' }).answer({ ok: true, value: 'come in' });`);
    expect(code).toContain(`  world.clock.advance(4900);
  expect(world.snapshot().value).toEqual('closed');`);
  });

  it('compiles and passes, and fails without any one of the transitions', async () => {
    for (const each of [folder, brokenFolder]) mkdirSync(each, { recursive: true });
    let transitions = 0;
    for (const [name, write] of Object.entries(sessions)) {
      const { code, taken } = await write();
      const file = `${name.replaceAll(/\W+/g, '-')}.test.ts`;
      writeFileSync(`${folder}/${file}`, code);
      writeFileSync(`${brokenFolder}/${file}`, withBrokenMachines(code, taken));
      transitions += taken.length;
    }
    writeFileSync(
      `${folder}/tsconfig.json`,
      JSON.stringify({ extends: '../../tsconfig.json', include: ['*.test.ts'] }),
    );
    execFileSync('npx', ['--no-install', 'tsc', '--noEmit', '-p', folder], { stdio: 'pipe' });

    const [whole, broken] = vitestIn(folder, brokenFolder);
    expect(whole?.failed).toBe(0);
    expect(whole?.passed).toHaveLength(Object.keys(sessions).length);
    expect(broken).toEqual({ passed: [], failed: transitions });
  });
});

/** Makes a test run once for each of the given transitions, each time with a machine that lacks the transition. */
function withBrokenMachines(code: string, taken: readonly string[]): string {
  return `import { withoutTransition } from '../../tests/setup/without-transition';
${code}`
    .replace(/^it\('.*', \(\) => \{$/m, `it.each(${JSON.stringify(taken)})('%s', (key) => {`)
    .replace(/createWorld\((\w+),/, 'createWorld(withoutTransition($1, key),');
}

/** The results of vitest for the tests in a folder: the titles of the passed tests, and the number of failed tests. */
interface Results {
  passed: readonly string[];
  failed: number;
}

interface Report {
  testResults: { name: string; assertionResults: { title: string; status: string }[] }[];
}

/** Runs the tests in the given folders. */
function vitestIn(...folders: readonly string[]): Results[] {
  const report = 'test-results/copied.json';
  try {
    execFileSync(
      'npx',
      [
        '--no-install',
        'vitest',
        'run',
        '--config',
        '.storybook/console/copied.vitest.config.ts',
        '--reporter=json',
        `--outputFile=${report}`,
      ],
      { stdio: 'pipe', env: { ...process.env, VITEST: '' } },
    );
  } catch {
    // If a test fails, the process ends with an error. The counts are in the report.
  }
  const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(report);
  return folders.map((each) => {
    const tests = testResults
      .filter(({ name }) => name.includes(`/${each}/`))
      .flatMap(({ assertionResults }) => assertionResults);
    const passed = tests.filter(({ status }) => status === 'passed').map(({ title }) => title);
    return { passed, failed: tests.length - passed.length };
  });
}
