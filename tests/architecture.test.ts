import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, importsOf, isBackstage, sourceFiles } from './setup/source-files';

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

/** Who may import whom. A folder may always import itself, except screens: see `screenRule`. */
const law: Record<Folder, readonly Folder[]> = {
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

/** Packages with one door: only the folders named may import them. */
const doors: Record<string, readonly Folder[]> = {
  'react-aria-components': ['components'],
  'react-stately': ['components'],
  '@supabase/supabase-js': ['services'],
  msw: ['mocks'],
  xstate: ['machines', 'app'],
  '@xstate/react': ['machines', 'app'],
  react: ['components', 'screens', 'app'],
  'react-dom': ['app'],
  'react-router-dom': ['screens', 'app'],
};

/** The React line of a machine's folder is React by trade. */
const isContextFile = (path: string) => path.endsWith('.context.ts');

const stage = sourceFiles().filter((path) => !isBackstage(path));

describe('the import law', () => {
  it.each(stage)('%s', (path) => {
    const wrong = importsOf(path).filter((found) => !isLawful(path, found));
    expect(wrong.map(({ specifier }) => specifier)).toEqual([]);
  });

  it('knows every folder of src', () => {
    expect([...new Set(stage.map(folderOf))].filter((folder) => !folders.includes(folder))).toEqual(
      [],
    );
  });
});

describe('the house', () => {
  it('has no barrels and no drawers', () => {
    const names =
      /(^|\/)(index\.tsx?|types\.ts|utils?\.ts|helpers?\.ts|(utils?|helpers?|common|shared)\/)/;
    expect(sourceFiles().filter((path) => names.test(path))).toEqual([]);
  });

  it('keeps secrets and this machine out of the source', () => {
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

  it('leaves no debt behind', () => {
    const marks = new RegExp(
      ['TO' + 'DO', 'FIX' + 'ME', '@ts-(ignore|nocheck)', '(ox|es)lint-disable'].join('|'),
    );
    expect(sourceFiles().filter((path) => marks.test(readFileSync(path, 'utf8')))).toEqual([]);
  });

  it('loads no language data together with a module: `once` of the domain is for that', () => {
    const atOnce = /^(?:export )?const [^;({]*= new Intl\./m;
    expect(stage.filter((path) => atOnce.test(readFileSync(path, 'utf8')))).toEqual([]);
  });

  it('makes nothing of the user into HTML', () => {
    expect(
      stage.filter((path) =>
        /dangerouslySetInnerHTML|\.innerHTML|insertAdjacentHTML/.test(readFileSync(path, 'utf8')),
      ),
      // It puts what React rendered of our own components into the file of a page, while the site is built.
    ).toEqual(['src/screens/_shell/islands/island.tsx']);
  });
});

function isLawful(path: string, { specifier, dynamic }: { specifier: string; dynamic: boolean }) {
  const from = folderOf(path);
  const target = targetOf(path, specifier);
  if (target === null) return mayUsePackage(path, specifier);
  const to = folderOf(target);
  if (from === 'screens' && to === 'screens') return screenRule(path, target);
  if (to === from) return true;
  if (from === 'app' && to === 'mocks') return dynamic;
  return law[from].includes(to);
}

/** A screen may reach into its own folder and into the shell, never into another screen. */
function screenRule(path: string, target: string) {
  const [own, other] = [path.split('/')[2], target.split('/')[2]];
  return own === other || other === '_shell';
}

function mayUsePackage(path: string, specifier: string) {
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  const allowed = doors[name];
  if (!allowed) return true;
  return allowed.includes(folderOf(path)) || (isContextFile(path) && name.includes('react'));
}

/** The imported file as a path from the root, or null for a package. */
function targetOf(path: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  return null;
}

function folderOf(path: string): Folder {
  return path.split('/')[1] as Folder;
}
