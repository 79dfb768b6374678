import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { describe, expect, it, onTestFinished } from 'vitest';
import { configSaveFixtures } from '../../src/machines/dashboard/config-save/config-save.fixtures';
import { configSaveMachine } from '../../src/machines/dashboard/config-save/config-save.machine';
import { memberImportFixtures } from '../../src/machines/market/member-import/member-import.fixtures';
import { memberImportMachine } from '../../src/machines/market/member-import/member-import.machine';
import { presenceFixtures } from '../../src/machines/shell/presence/presence.fixtures';
import { presenceMachine } from '../../src/machines/shell/presence/presence.machine';
import { sessionFixtures } from '../../src/machines/session/session/session.fixtures';
import { sessionMachine } from '../../src/machines/session/session/session.machine';
import {
  webhookSendFixtures,
  withoutStorage,
} from '../../src/machines/designer/webhook-send/webhook-send.fixtures';
import { sourceOf } from './adapter';
import { replay } from './replay';
import { doorFixtures, doorMachine } from './sample';
import type { ConsoleFixtures, Step } from './session';
import { testCode } from './test-code';

/** These sessions have every kind of line. Their tests are kept here, where they are type-checked, and run as they are. */
const folder = '.storybook/console/copied';
const keptSessions = ['callback actor', 'a file imported', 'presence lost'];

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
      answer('load'),
      report('watch', 'page shown'),
      answer('refresh', 1),
    ]),
};

describe('a copied test', () => {
  it.each(keptSessions)('is readable: %s', async (name) => {
    const file = `${name.replaceAll(' ', '-')}.test.ts`;
    await expect((await sessions[name]?.())?.code).toMatchFileSnapshot(resolve(folder, file));
  });

  it('writes the answers of rules with their time', async () => {
    const code = (await sessions['rule and time']?.())?.code;
    expect(code).toContain(`  world.clock.advance(1500);
  expect(world.snapshot().value).toEqual('asking');
  world.openCall({ id: 'ask' }).answer({ ok: true, value: 'come in' });`);
    expect(code).toContain(`  world.clock.advance(4900);
  expect(world.snapshot().value).toEqual('closed');`);
  });

  it.each(Object.entries(sessions))(
    'passes, and fails without any one of the transitions: %s',
    async (name, write) => {
      const { code, taken } = await write();
      mkdirSync('test-results', { recursive: true });
      const file = resolve('test-results', `played-${name.replaceAll(/\W+/g, '-')}.ts`);
      writeFileSync(file, playable(code));
      onTestFinished(() => rmSync(file));
      const { play } = (await import(/* @vite-ignore */ file)) as { play: (key?: string) => void };
      play();
      expect(taken.filter((key) => !fails(() => play(key)))).toEqual([]);
      expect(taken).not.toEqual([]);
    },
  );
});

/** Turns a test into a function. With the key of a transition, the machine lacks that transition. */
function playable(code: string): string {
  return `import { withoutTransition } from '../../../tests/setup/without-transition';
${code}`
    .replaceAll(/from '(\..+)';/g, (_, path: string) => `from '${resolve(folder, path)}';`)
    .replace('import { expect, it }', 'import { expect }')
    .replace(/^it\('.*', \(\) => \{$/m, 'export const play = (key) => {')
    .replace(/^\}\);$/m, '};')
    .replace(/createWorld\((\w+),/, 'createWorld(key ? withoutTransition($1, key) : $1,');
}

function fails(play: () => void): boolean {
  try {
    play();
  } catch {
    return true;
  }
  return false;
}
