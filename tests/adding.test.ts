import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { consoleOf } from '../.storybook/console/adapter';
import { startsOf } from '../.storybook/console/session';
import { planWalk, type WalkOptions } from './setup/walk-machine';

/** Adds the files of docs/adding.md to a copy of the project. */

const files = new Map(
  [...readFileSync('docs/adding.md', 'utf8').matchAll(/^```tsx? (\S+)\n([\s\S]*?)^```$/gm)].map(
    ([, path = '', text = '']) => [path, text],
  ),
);

/** The types that `npm run generate` would write for the database functions of the page. */
const functions = `    Functions: {
      remove_store_note: { Args: { note_id: string }; Returns: string };
      save_store_note: {
        Args: { note_id: string; store_id: string; text: string; version: number };
        Returns: Json;
      };
      store_notes_page: {
        Args: { page: number; page_size: number; search: string; store_id: string };
        Returns: Json;
      };
`;
const types = 'src/services/supabase/database.types.ts';
const domain = 'src/domain/marketplace/store-note.ts';

const project = mkdtempSync(join(tmpdir(), 'grouped-adding-'));

beforeAll(() => {
  const bundle = 'supabase/functions/_shared/health-rules.js';
  for (const path of ['src', '.storybook', 'tests/setup', bundle, 'package.json', 'tsconfig.json'])
    cpSync(path, join(project, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'), 'dir');
  for (const [path, text] of files) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  replace(types, '    Functions: {\n', functions);
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

function replace(path: string, from: string, to: string) {
  const text = readFileSync(join(project, path), 'utf8');
  if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
  writeFileSync(
    join(project, path),
    text.replace(from, () => to),
  );
}

/** Returns what the compiler says about the added files. */
async function compile(added: readonly string[]): Promise<string> {
  const listed = {
    extends: './tsconfig.json',
    compilerOptions: { tsBuildInfoFile: 'adding.tsbuildinfo' },
    files: added,
    include: [],
  };
  writeFileSync(join(project, 'tsconfig.adding.json'), JSON.stringify(listed));
  const args = ['--noEmit', '--pretty', 'false', '-p', 'tsconfig.adding.json'];
  return new Promise((done) => {
    execFile('node_modules/.bin/tsc', args, { cwd: project }, (_, stdout) => done(stdout));
  });
}

/** Returns what the compiler says about the files below the page, while `from` is `to` in the file at `path`. */
async function complaints(path: string, from: string, to: string): Promise<string> {
  replace(path, from, to);
  const output = await compile([...files.keys()].filter((each) => !each.startsWith('src/app')));
  replace(path, to, from);
  return output;
}

describe('the files of docs/adding.md', () => {
  it('compile', async () => {
    expect(files.size).toBeGreaterThan(10);
    expect(await compile([...files.keys()])).toBe('');
  });

  it.each([...files.keys()].filter((path) => path.endsWith('.machine.ts')))(
    '%s has a chart that can be walked',
    async (path) => {
      const load = (kind: string) =>
        import(
          /* @vite-ignore */ join(project, path.replace('.machine.', `.${kind}.`))
        ) as Promise<object>;
      const { machine, fixtures, starts } = consoleOf(
        { ...(await load('fixtures')) },
        { ...(await load('machine')) },
      );
      const walks = Object.values(startsOf(fixtures, starts)).map((input) =>
        planWalk(machine, { ...fixtures, input } as WalkOptions<AnyStateMachine>).coverage(),
      );
      const [first] = walks;
      expect(
        first?.missing.filter((key) => walks.every((walk) => walk.missing.includes(key))),
      ).toEqual([]);
      expect(first?.states).toBeGreaterThan(3);
    },
  );

  it('do not compile with a new kind of error until the definition, the texts and the screen have it', async () => {
    const said = await complaints(
      domain,
      "'notAllowed' | 'tooSlow'",
      "'notAllowed' | 'suspended' | 'tooSlow'",
    );
    expect(filesIn(said)).toEqual([
      'src/content/messages/market/store-notes.ts',
      'src/machines/market/store-notes/store-notes.machine.ts',
      'src/screens/market/notes/Notes.tsx',
    ]);
  });

  it('do not compile with a new kind of error of a command until it has a text', async () => {
    const said = await complaints(
      domain,
      "'unknownNote', 'unanswered'",
      "'unknownNote', 'suspended', 'unanswered'",
    );
    expect(filesIn(said)).toEqual(['src/content/messages/market/store-notes.ts']);
  });

  it('do not compile if a command leaves out a kind of its errors', async () => {
    const said = await complaints(
      'src/machines/market/note-removal/note-removal.machine.ts',
      'kinds: noteRemovalErrorKinds',
      "kinds: ['signInRequired', 'unanswered']",
    );
    expect(said).toContain('\'no state has the error\': "unknownNote"');
  });

  it('do not compile with a new argument of a database function until the service names it', async () => {
    const said = await complaints(
      types,
      'Args: { page: number; page_size: number; search',
      'Args: { from?: string; page: number; page_size: number; search',
    );
    expect(filesIn(said)).toEqual(['src/services/market/store-notes.ts']);
    expect(said).toContain('from');
  });
});

function filesIn(said: string): string[] {
  return [
    ...new Set([...said.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, path = '']) => path)),
  ].toSorted();
}
