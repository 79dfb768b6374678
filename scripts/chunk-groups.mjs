// Which modules share a file of the built site. Left alone, what several pages share is cut into dozens of small files,
// which compress badly and each cost a request.
import { dirname, resolve } from 'node:path';

/** The name of the file that holds React and sets it up. It builds on nothing of ours, so it can run before the rest. */
export const reactFile = 'react';
const isReact = /\/(?:node_modules\/(?:react|react-dom|scheduler)\/|src\/app\/react-root\.tsx$)/;

/** What pages are built on: modules by their path from the root of the project. */
const pages = ['src/app/site/pages.tsx'];
const siteStart = ['src/app/site/start.ts'];
const appStart = ['src/app/main.ts'];
const islands = ['src/app/site/wake.tsx', 'src/app/site/dialogs.ts', 'src/app/site/islands.ts'];
const designer = ['src/app/ToolLayout.tsx', 'src/app/pages/EmbedsPage.tsx'];
const servers = [
  'src/app/AppLayout.tsx',
  'src/app/SessionHost.tsx',
  'src/app/backend.ts',
  'src/app/pages/ServersPage.tsx',
];

/**
 * Modules that are needed together: by all pages of `of`, and by none of `not`. Of a whole group one file is made: its
 * pages need all of it, and others that need any of it can bear the rest. Of the others, the small files are put
 * together, which costs the pages they are named for nothing, and others little.
 */
const groups = [
  { name: 'site', of: [siteStart], not: [], isWhole: true },
  { name: 'initial', of: [appStart], not: [siteStart], isWhole: true },
  { name: 'flows', of: [designer, servers], not: [pages], isWhole: true },
  { name: 'app', of: [servers], not: [pages, designer], isWhole: true },
  { name: 'islands', of: [islands], not: [], isWhole: false },
  { name: 'parts', of: [servers], not: [], isWhole: false },
  { name: 'designer', of: [designer], not: [], isWhole: false },
];

/**
 * Bytes of source up to which a file is put together with others of its group. With more, the embed designer loads too
 * much that it does not need.
 */
const SMALL = 4_000;

/**
 * What every page loads are two files, React and the rest; what several pages are built on besides is put together by
 * its groups.
 *
 * @returns {import('vite').Rolldown.OutputOptions}
 */
export function chunkOutput() {
  /** @type {Map<readonly string[], Set<string>>} */
  const found = new Map();
  return {
    // The name of a part that stays apart lists all who use it.
    chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
    codeSplitting: {
      groups: [
        { name: reactFile, test: isReact, priority: 3 },
        ...groups.map(({ name, of, not, isWhole }) => ({
          name: (
            /** @type {string} */ id,
            /** @type {import('vite').Rolldown.ChunkingContext} */ context,
          ) => {
            // What is also loaded by itself stays a file of its own, by which the build's manifest knows it.
            if ((context.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0) return null;
            const isNeededBy = (/** @type {readonly string[]} */ starts) => {
              const modules = found.get(starts) ?? reachable(starts, context);
              found.set(starts, modules);
              return modules.has(id);
            };
            return of.every(isNeededBy) && !not.some(isNeededBy) ? name : null;
          },
          ...(isWhole ? {} : { entriesAware: true, entriesAwareMergeThreshold: SMALL }),
          includeDependenciesRecursively: false,
          priority: 1,
        })),
      ],
    },
  };
}

/**
 * @param {readonly string[]} starts
 * @param {import('vite').Rolldown.ChunkingContext} context
 */
function reachable(starts, context) {
  const found = new Set(starts.flatMap((start) => importsOf(resolve(start), context)));
  for (const id of found) for (const imported of importsOf(id, context)) found.add(imported);
  return found;
}

/**
 * What a module imports. Of the icons those it names, for through the package's one entry it would be all of them.
 *
 * @param {string} id
 * @param {import('vite').Rolldown.ChunkingContext} context
 * @returns {readonly string[]}
 */
function importsOf(id, context) {
  const module = context.getModuleInfo(id);
  if (!module) return [];
  const icons = module.importedIds.find((imported) => imported.endsWith('/lucide-react.mjs'));
  if (!icons) return module.importedIds;
  const named = [
    ...(module.code ?? '').matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g),
  ]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' ')[0]);
  const files = (context.getModuleInfo(icons)?.code ?? '').matchAll(
    /export\s*\{([^}]*)\}\s*from\s*["'](\.[^"']*)["']/g,
  );
  const drawn = [...files]
    .filter(([, names = '']) => named.some((name) => names.includes(`default as ${name},`)))
    .map(([, , file = '']) => resolve(dirname(icons), file));
  return [...module.importedIds.filter((imported) => imported !== icons), ...drawn];
}
