// Which modules share a file of the built site. Left alone, what several pages share is cut into dozens of small files,
// which compress badly and each cost a request.
import { dirname, resolve } from 'node:path';

/** The name of the file that holds React and sets it up. It builds on nothing of ours, so it can run before the rest. */
export const reactFile = 'react';
const isReact = /\/(?:node_modules\/(?:react|react-dom|scheduler)\/|src\/app\/react-root\.tsx$)/;

/** What pages are built on: modules by their path from the root of the project. */
const siteStart = ['src/app/site/start.ts'];
const appStart = ['src/app/main.ts'];
const islands = [
  'src/app/site/wake.tsx',
  'src/app/site/SiteBar.tsx',
  'src/app/site/SiteDrawer.tsx',
  'src/app/site/SessionAccount.tsx',
  'src/screens/_shell/pricing/PricingDialog.tsx',
];
const designer = ['src/app/ToolLayout.tsx', 'src/app/pages/EmbedsPage.tsx'];
const session = ['src/app/AppLayout.tsx', 'src/app/backend.ts'];
const servers = [...session, 'src/app/pages/ServersPage.tsx'];
const dashboard = [...session, 'src/app/pages/DashboardPage.tsx'];
const admin = ['src/app/pages/AdminPage.tsx'];
const palette = ['src/app/Palette.tsx'];

/** By these the build's manifest is asked: each stays a file of its own. */
const pages = new Set(
  [siteStart, appStart, islands, designer, servers, dashboard, admin]
    .flat()
    .map((path) => resolve(path)),
);

/** Modules that two kinds of pages need become one file; the first group with such a pair counts. */
const groups = [
  // All the script of a page that is only read, until something is pressed there.
  { name: 'site', pairs: [pair(siteStart, siteStart)] },
  // What every page of the app starts with.
  { name: 'initial', pairs: [pair(appStart, appStart)] },
  // What islands and the app are built on: links, buttons, icons, dialogs.
  { name: 'parts', pairs: [pair(islands, servers), pair(islands, dashboard)] },
  // Statecharts, and the fields of forms.
  { name: 'flows', pairs: [pair(designer, servers), pair(designer, dashboard)] },
  // Who is signed in, and what they may do.
  { name: 'app', pairs: [pair(servers, dashboard), pair(admin, dashboard)] },
  // The table of the settings, to which the command palette leads.
  { name: 'settings', pairs: [pair(palette, dashboard)] },
  { name: 'dashboard', pairs: [pair(dashboard, dashboard)] },
  // Not needed as a whole by others that need some of it: only its small files are put together.
  { name: 'designer', pairs: [pair(designer, designer)], upTo: 4_000 },
];

/** @type {(one: readonly string[], other: readonly string[]) => readonly (readonly string[])[]} */
function pair(one, other) {
  return [one, other];
}

/**
 * What every page loads are two files, React and the rest; what several pages are built on besides is put together by
 * the groups above.
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
        ...groups.map(({ name, pairs, upTo }) => ({
          name: (
            /** @type {string} */ id,
            /** @type {import('vite').Rolldown.ChunkingContext} */ context,
          ) => {
            const isNeededBy = (/** @type {readonly string[]} */ starts) => {
              const modules = found.get(starts) ?? reachable(starts, context);
              found.set(starts, modules);
              return modules.has(id);
            };
            return !pages.has(id) && pairs.some((both) => both.every(isNeededBy)) ? name : null;
          },
          ...(upTo && { entriesAware: true, entriesAwareMergeThreshold: upTo }),
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
