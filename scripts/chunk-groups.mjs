// Assigns modules to output files. By default, modules that several pages share are split into dozens of small files.
// These compress badly, and each one needs a request.
import { dirname, resolve } from 'node:path';
import { entries } from './page-template.mjs';

/** The file with React. It imports nothing from the app, so it can run before the other files. */
export const reactFile = 'react';
const isReact = /\/node_modules\/(?:react|react-dom|scheduler)\//;

/**
 * Matches modules of large libraries that only lazily loaded code uses. The index of each library imports all of its
 * modules, so without this rule, pages would load these modules at the start.
 */
const isUsedLater = /\/node_modules\/@internationalized\/number\/.*\/NumberParser\./;

/**
 * The entry modules of the large pages, keyed by the name of the output file. A module that several of these pages
 * import goes into `base`, `core`, `parts`, or `app`. The choice depends on which of these pages comes first in this
 * object; see `chunkOutput`.
 */
const starts = {
  // Static pages load this file without React, so it must not import files that contain React.
  site: [entries.file, 'src/screens/site/legal/parts/show-today.tsx'],
  store: [entries.server, 'src/app/boot/backend.ts'],
  islands: [
    'src/app/site/hydrate.tsx',
    'src/app/site/SiteBar.tsx',
    'src/app/site/SiteDrawer.tsx',
    'src/app/site/SessionAccount.tsx',
    'src/screens/site/pricing/PricingDialog.tsx',
  ],
  app: [entries.app],
  embeds: [
    'src/app/ToolLayout.tsx',
    'src/app/pages/designer/EmbedsPage.tsx',
    // The page imports this module dynamically when the page is idle or a text gets the focus.
    'src/screens/designer/format/FormatBar.tsx',
  ],
  servers: session('src/app/pages/dashboard/ServersPage.tsx'),
  dashboard: session('src/app/pages/dashboard/DashboardPage.tsx'),
};

/**
 * Small pages that are not in `starts`. Modules that they share with the large pages go into `app`, unless static
 * pages, store pages or islands import the modules, too.
 */
const smallPages = [
  'src/app/pages/admin/AdminPage.tsx',
  'src/app/pages/market/MarketplacePage.tsx',
  'src/app/pages/session/VerificationPage.tsx',
];

/**
 * Modules that belong to a large page and that the designer loads on demand. They get separate files, so that the
 * designer does not load the rest of that page.
 */
const loadedByDesigner = ['src/services/dashboard/guild-resources.ts'];

/** @param {string} page */
function session(page) {
  return ['src/app/SessionLayout.tsx', 'src/app/boot/backend.ts', page];
}

/** Modules that are not merged into shared files, because the build looks up each page's own file in the manifest. */
const ownFiles = new Set(
  Object.values(starts)
    .flat()
    .concat(smallPages, loadedByDesigner)
    .map((path) => resolve(path)),
);

/**
 * Returns the output options. The files are:
 * - `react`: React;
 * - `base`: modules that static pages share with other pages;
 * - `core`: modules that store pages share with islands and the app;
 * - `parts`: modules that islands share with the app;
 * - `app`: modules that several or all pages of the app import.
 * A module that only one page uses is in the file of that page, unless other pages import the module dynamically.
 * @returns {import('vite').Rolldown.OutputOptions}
 */
export function chunkOutput() {
  /** @type {Map<string, Set<string>>} */
  const needed = new Map();
  /** @type {Map<string, Set<string>>} */
  const everLoaded = new Map();
  /** @type {(id: string, context: import('vite').Rolldown.ChunkingContext) => string | null} */
  const fileOf = (id, context) => {
    if (ownFiles.has(id) || isUsedLater.test(id)) return null;
    if (needed.size === 0) {
      for (const [name, modules] of Object.entries(starts)) {
        needed.set(name, reachable(modules, context));
        everLoaded.set(name, reachable(modules, context, { isLater: true }));
      }
      everLoaded.set('small', reachable(smallPages, context));
    }
    const users = [...needed.keys()].filter((name) => needed.get(name)?.has(id));
    const [first, ...others] = users;
    if (first === undefined) return null;
    const isForSmallPages = everLoaded.get('small')?.has(id) === true;
    if (first === 'site') return others.length > 0 || isForSmallPages ? 'base' : null;
    if (first === 'store') return others.length > 0 ? 'core' : first;
    if (first === 'islands') return others.length > 0 ? 'parts' : null;
    if (first === 'app' || others.length > 0 || isForSmallPages) return 'app';
    const isLoadedByOthers = [...everLoaded].some(
      ([name, modules]) =>
        name !== first && !['site', 'store', 'app'].includes(name) && modules.has(id),
    );
    return isLoadedByOthers ? `${first}-common` : first;
  };
  return {
    // Drop everything after `~`: Rolldown appends the names of all importers to the name of a shared file.
    chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
    entryFileNames: 'assets/[name]-[hash].js',
    codeSplitting: {
      groups: [
        { name: reactFile, test: isReact, priority: 2, includeDependenciesRecursively: false },
        { name: fileOf, priority: 1, includeDependenciesRecursively: false },
      ],
    },
  };
}

/**
 * Returns all modules that the given modules import, directly or indirectly.
 * @param {readonly string[]} modules
 * @param {import('vite').Rolldown.ChunkingContext} context
 * @param {{ isLater?: boolean }} [options] if `isLater` is true, dynamically imported modules are included, except
 * those of other pages
 */
function reachable(modules, context, { isLater = false } = {}) {
  const found = new Set(modules.map((path) => resolve(path)));
  for (const id of found) {
    for (const imported of importsOf(id, context)) found.add(imported);
    if (!isLater) continue;
    for (const later of context.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
      if (!ownFiles.has(later)) found.add(later);
    }
  }
  return found;
}

/**
 * Returns the modules that a module imports. For icons, returns the modules of the imported icons instead of the
 * package's entry, which imports all icons.
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
