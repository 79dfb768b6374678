import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, importsOf, isTestFile, sourceFiles } from './setup/source-files';

const folders = [
  'domain',
  'content',
  'theme',
  'services',
  'machines',
  'components',
  'screens',
  'mocks',
  'app',
] as const;
type Folder = (typeof folders)[number];

/** The folders that each folder may import. Files may import their own folder, except in screens: see `screenRule`. */
const mayImport: Record<Folder, readonly Folder[]> = {
  domain: [],
  content: ['domain'],
  theme: [],
  services: ['domain'],
  machines: ['domain'],
  components: ['domain', 'theme'],
  screens: ['domain', 'content', 'theme', 'machines', 'components'],
  mocks: ['domain', 'content'],
  app: ['domain', 'content', 'theme', 'services', 'machines', 'components', 'screens'],
};

/**
 * The parts of the product, in the same order on every floor. A screen may import its own wing and those that its wing
 * names here.
 */
const mayImportWing: Record<string, readonly string[]> = {
  shell: [],
  session: ['shell'],
  site: ['shell', 'session'],
  designer: ['shell', 'session'],
  dashboard: ['shell', 'session', 'designer'],
  market: ['shell', 'session', 'designer', 'dashboard'],
  admin: ['shell', 'session'],
};

/** Folders that contain the wings. The folders named here serve all wings. */
const floorsOfWings: Readonly<Record<string, readonly string[]>> = {
  'content/messages': [],
  services: ['supabase', 'edge', 'discord', 'browser'],
  machines: ['charts'],
  screens: [],
  mocks: ['handlers'],
  'app/pages': [],
  'app/wiring': [],
};

/** What both sides of a call know: only types, generated from the migrations. */
const functionTypes = 'src/services/database-functions';
/** What the simulated edge functions share with the real ones. */
const functionRules = 'supabase/functions/_shared/health-rules.js';

/** Packages that only the named folders may import. */
const packageUsers: Record<string, readonly Folder[]> = {
  'react-aria-components': ['components'],
  '@react-aria/live-announcer': ['components'],
  'react-stately': ['components'],
  '@supabase/auth-js': ['services'],
  '@supabase/realtime-js': ['services'],
  '@supabase/storage-js': ['services'],
  '@supabase/supabase-js': [],
  msw: ['mocks'],
  xstate: ['machines', 'app'],
  '@xstate/react': ['machines', 'app'],
  react: ['components', 'screens', 'app'],
  'react-dom': ['app'],
  'react-router-dom': ['screens', 'app'],
};

/** A machine's context file may import React. */
const isContextFile = (path: string) => path.endsWith('.context.ts');

const shippedFiles = sourceFiles().filter((path) => !isTestFile(path));

describe('import rules', () => {
  it('are kept by every file', () => {
    const wrong = shippedFiles.flatMap((path) =>
      importsOf(path)
        .filter((found) => !isAllowed(path, found))
        .map(({ specifier }) => `${path} imports ${specifier}`),
    );
    expect(wrong).toEqual([]);
  });

  it('lists every folder of src', () => {
    expect(
      [...new Set(shippedFiles.map(folderOf))].filter((folder) => !folders.includes(folder)),
    ).toEqual([]);
  });
});

describe('the wings', () => {
  it('are the same on every floor', () => {
    const wings = Object.keys(mayImportWing);
    const others = Object.entries(floorsOfWings).flatMap(([floor, shared]) =>
      sourceFiles().filter((path) => {
        if (!path.startsWith(`src/${floor}/`)) return false;
        const [folder = '', ...rest] = path.slice(`src/${floor}/`.length).split('/');
        return rest.length > 0 && ![...wings, ...shared].includes(folder);
      }),
    );
    expect(others).toEqual([]);
  });

  it('have no circle', () => {
    const below = (wing: string): readonly string[] =>
      (mayImportWing[wing] ?? []).flatMap((other) => [other, ...below(other)]);
    expect(Object.keys(mayImportWing).filter((wing) => below(wing).includes(wing))).toEqual([]);
  });
});

describe('the project', () => {
  it('has no barrels and no folders or files for unrelated helpers', () => {
    const names =
      /(^|\/)(index\.tsx?|types\.ts|utils?\.ts|helpers?\.ts|(utils?|helpers?|common|shared)\/)/;
    expect(sourceFiles().filter((path) => names.test(path))).toEqual([]);
  });

  it('contains no secrets and no absolute paths', () => {
    const files = [
      ...sourceFiles(),
      ...['scripts', 'tests', '.storybook'].flatMap((folder) =>
        filesBelow(folder, /\.(tsx?|mjs|mdx)$/),
      ),
    ];
    const leaks = files.filter((path) =>
      /service_role['"]?\s*[:=]|(^|[\s'"`])\/(work|home|root)\//m.test(readFileSync(path, 'utf8')),
    );
    expect(leaks).toEqual([]);
  });

  it('has no open tasks and no disabled checks', () => {
    const marks = new RegExp(
      ['TO' + 'DO', 'FIX' + 'ME', '@ts-(ignore|nocheck)', '(ox|es)lint-disable'].join('|'),
    );
    expect(sourceFiles().filter((path) => marks.test(readFileSync(path, 'utf8')))).toEqual([]);
  });

  it('has no story that Storybook does not list', () => {
    // Storybook reads the story files without running them, so it does not find a story that a function returns.
    const exported = sourceFiles()
      .filter((path) => path.endsWith('.stories.tsx'))
      .flatMap((path) => readFileSync(path, 'utf8').match(/^export const .*/gm) ?? []);
    expect(exported.length).toBeGreaterThan(1_000);
    expect(exported.filter((line) => !/^export const \w+ = meta\.story\(/.test(line))).toEqual([]);
  });

  it('has no story that stops the mock requests of the stories after it', () => {
    // The `beforeunload` event stops MSW. Stories use `watchClosing` of .storybook/closing-tab.ts instead.
    const stories = sourceFiles().filter((path) => path.endsWith('.stories.tsx'));
    expect(stories.filter((path) => readFileSync(path, 'utf8').includes('beforeunload'))).toEqual(
      [],
    );
  });

  it('creates no Intl object on import (use `once`)', () => {
    const onImport = /^(?:export )?const [^;({]*= new Intl\./m;
    expect(shippedFiles.filter((path) => onImport.test(readFileSync(path, 'utf8')))).toEqual([]);
  });

  it('keeps what is typed into a form outside of its component', () => {
    // A machine keeps it, or `useTypedSecret`: the state of a component is lost when another tab or page is shown.
    const places = shippedFiles
      .filter((path) => /^src\/screens\/(?:admin|dashboard|market)\//.test(path))
      .filter((path) => typesIntoState(readFileSync(path, 'utf8')));
    expect(places).toEqual([
      // The text is pasted, and the machine has it from the press of the button on.
      'src/screens/dashboard/proposal/ChooseSource.tsx',
      // The name of the store, typed to confirm its deletion.
      'src/screens/market/setup/DeleteDialog.tsx',
    ]);
  });

  it('sets no HTML from strings', () => {
    expect(
      shippedFiles.filter((path) =>
        /dangerouslySetInnerHTML|\.innerHTML|insertAdjacentHTML/.test(readFileSync(path, 'utf8')),
      ),
      // This file is an exception: at build time, it writes the HTML of a component into a page's HTML file. This is
      // safe, because React rendered that HTML.
    ).toEqual(['src/screens/shell/islands/island.tsx']);
  });
});

function isAllowed(path: string, { specifier, dynamic }: { specifier: string; dynamic: boolean }) {
  const from = folderOf(path);
  const target = targetOf(path, specifier);
  if (target === null) return mayUsePackage(path, specifier);
  const to = folderOf(target);
  if (from === 'screens' && to === 'screens') return screenRule(path, target);
  if (to === from) return true;
  if (from === 'app' && to === 'mocks') return dynamic;
  if (from === 'mocks' && [functionTypes, functionRules].includes(target)) return true;
  return mayImport[from].includes(to);
}

function screenRule(path: string, target: string) {
  const [own = '', other = ''] = [path.split('/')[2], target.split('/')[2]];
  return own === other || (mayImportWing[own]?.includes(other) ?? false);
}

function mayUsePackage(path: string, specifier: string) {
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  const allowed = packageUsers[name];
  if (!allowed) return true;
  return allowed.includes(folderOf(path)) || (isContextFile(path) && name.includes('react'));
}

/** Returns whether a field, except one of a search, sets a state of its component. */
function typesIntoState(code: string): boolean {
  const setters = [...code.matchAll(/\[\w+, (set\w+)\] = useState/g)].map(([, name]) => name);
  const fields = code.split(/<(?=(?:TextField|TextArea|SecretField|NumberField)\b)/).slice(1);
  return fields.some((field) => {
    const [, setter] = /onChange=\{(set\w+)\}/.exec(field.split('/>')[0] ?? '') ?? [];
    return setters.includes(setter);
  });
}

/** Returns the imported file as a path from the root, or null for a package. */
function targetOf(path: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  return null;
}

function folderOf(path: string): Folder {
  return path.split('/')[1] as Folder;
}
