import type { AnyStateMachine } from 'xstate';
import { type Source, worldModule } from './adapter';
import { areEqual, isBag, isJson } from './fixture-values';
import { access, keyText, literal } from './literal';
import type { Deed, Run } from './replay';
import type { ConsoleFixtures } from './session';

/** The modules that a copied test imports. Each path is relative to the root of the project and has no extension. */
export interface TestSources {
  machine: Source;
  /**
   * The module with the fixtures. A test needs it for values that cannot be written as text, such as a file. Null if no
   * module exports the fixtures.
   */
  fixtures: Source | null;
}

/**
 * The maximum length of a value's text, in characters. A value with a longer text is replaced with a reference to the
 * fixtures if they contain it.
 */
const LONGEST_LITERAL = 600;

/**
 * Returns a Vitest test that repeats everything that was done to a machine. The test expects the state after each step,
 * the emitted events, and the changed values of the context. If a rule supplied an actor's answer, the test contains
 * that answer, not the rule.
 * @param folder the folder in which the test is saved, relative to the root of the project
 * @throws if a value can be written neither as text nor as a reference to a fixture
 */
export function testCode(
  machine: AnyStateMachine,
  fixtures: ConsoleFixtures,
  {
    run,
    input,
    sources,
    folder,
  }: { run: Run; input: unknown; sources: TestSources; folder: string },
): string {
  let usesFixtures = false;
  const fixturesName = sources.fixtures?.name ?? '';
  const fixtureText = (value: unknown): string | null => {
    const path = sources.fixtures && pathIn(fixtures, value);
    usesFixtures ||= path !== null;
    return path === null ? null : `given(${fixturesName}${path})`;
  };
  const foreignText = (value: unknown): string => {
    const text = fixtureText(value);
    if (text === null) throw new Error('A value of this session cannot be written as text.');
    return text;
  };
  const shortText = (value: unknown): string | null => {
    if (value === undefined) return literal(value);
    const text = isJson(value) ? literal(value) : null;
    return text !== null && text.length <= LONGEST_LITERAL ? text : fixtureText(value);
  };
  const valueText = (value: unknown) => shortText(value) ?? literal(value, foreignText);
  const rows = Object.entries(fixtures.actors);
  const names = (kind: 'outcomes' | 'sends') =>
    literal(rows.filter(([, row]) => row[kind]).map(([name]) => name));
  const { emitted } = run.world;
  const sends = run.deeds.some((deed) => deed.do === 'send');
  const body = [
    `const world = createWorld(${sources.machine.name}, {`,
    `  input: ${valueText(input)},`,
    `  promises: ${names('outcomes')},`,
    `  callbacks: ${names('sends')},`,
    '});',
    ...(sends ? ['const send = (event: AnyEventObject) => world.actor.send(event);'] : []),
    'world.actor.start();',
    ...deedLines(run.deeds, valueText),
    'world.rethrow();',
    `expect(world.emitted.map(({ type }) => type)).toEqual(${literal(emitted.map(({ type }) => type))});`,
    `expect(world.snapshot().value).toEqual(${literal(run.world.snapshot().value)});`,
    ...contextLines(run, shortText),
  ];
  const imports = [
    `import { expect, it } from 'vitest';`,
    ...(sends ? [`import type { AnyEventObject } from 'xstate';`] : []),
    `import { createWorld } from '${relative(folder, worldModule)}';`,
    ...(usesFixtures && sources.fixtures ? [importLine(folder, sources.fixtures)] : []),
    importLine(folder, sources.machine),
  ];
  const given = [
    '',
    'function given<Value>(value: Value | undefined): Value {',
    `  if (value === undefined) throw new Error('The fixtures have changed.');`,
    '  return value;',
    '}',
  ];
  const title = literal(`${machine.id} ends in ${run.moments.at(-1)?.leaves.join(' and ')}`);
  return [
    ...imports,
    '',
    `it(${title}, () => {`,
    ...body.map((line) => `  ${line}`),
    '});',
    ...(usesFixtures ? given : []),
    '',
  ].join('\n');
}

/**
 * Returns the line that checks the changed values of the context; no line if there are none. A value that is too long
 * or cannot be written as JSON is replaced with a reference to the fixtures, or omitted if they do not contain it.
 */
function contextLines(
  { first, world }: Run,
  shortText: (value: unknown) => string | null,
): string[] {
  const fields = Object.entries<unknown>(world.snapshot().context ?? {})
    .filter(([key, value]) => !areEqual(first.context?.[key], value))
    .flatMap(([key, value]) => {
      const text = shortText(value);
      return text === null ? [] : [`${keyText(key)}: ${text}`];
    });
  if (fields.length === 0) return [];
  return [`expect(world.snapshot().context).toMatchObject({ ${fields.join(', ')} });`];
}

function deedLines(deeds: readonly Deed[], valueText: (value: unknown) => string): string[] {
  let time = 0;
  return deeds.flatMap((deed, at) => {
    const next = deeds[at + 1];
    const isState = literal(deed.value);
    // If the next step is also a wait and does not change the state, the two waits become one step.
    const isContinued =
      deed.do === 'wait' && next?.do === 'wait' && literal(next.value) === isState;
    if (isContinued) return [];
    const passed = deed.at - time;
    time = deed.at;
    return [
      ...(passed > 0 ? [`world.clock.advance(${passed});`] : []),
      ...actionLines(deed, valueText),
      `expect(world.snapshot().value).toEqual(${isState});`,
    ];
  });
}

function actionLines(deed: Deed, valueText: (value: unknown) => string): string[] {
  switch (deed.do) {
    case 'send':
      return [`send(${valueText(deed.event)});`];
    case 'answer':
      return [`world.openCall({ id: ${literal(deed.call)} }).answer(${valueText(deed.output)});`];
    case 'report':
      return [`world.openCall({ id: ${literal(deed.call)} }).send(${valueText(deed.event)});`];
    case 'wait':
      return [];
  }
}

/**
 * Returns the path of a value in the fixtures, such as `.events.save[0].file`, or null if they do not contain the
 * value.
 */
function pathIn({ input, events, actors }: ConsoleFixtures, value: unknown): string | null {
  return pathBelow({ input, events, actors }, value);
}

function pathBelow(holder: unknown, value: unknown): string | null {
  if (holder === value) return '';
  if (!isBag(holder) && !Array.isArray(holder)) return null;
  const isList = Array.isArray(holder);
  for (const [key, part] of Object.entries(holder)) {
    const below = pathBelow(part, value);
    if (below === null) continue;
    if (!isList) return access(key) + below;
    // TypeScript treats an array element as possibly undefined, so the rest of the path starts with `?.`.
    return `[${key}]${below.replace(/^\.?(?=.)/, '?.')}`;
  }
  return null;
}

function importLine(folder: string, { name, file }: Source): string {
  return `import { ${name} } from '${relative(folder, file.replace(/\.ts$/, ''))}';`;
}

/** Returns the path of a module relative to a folder. Both parameters are relative to the root of the project. */
function relative(folder: string, module: string): string {
  const from = folder.split('/').filter(Boolean);
  const to = module.split('/');
  const shared = from.findIndex((part, at) => part !== to[at]);
  const common = shared < 0 ? from.length : shared;
  const up = from.slice(common).map(() => '..');
  return [...(up.length > 0 ? up : ['.']), ...to.slice(common)].join('/');
}
