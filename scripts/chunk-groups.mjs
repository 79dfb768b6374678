// Assigns modules to output files. By default, modules that several pages share are split into dozens of small files.
// These compress badly, and each one needs a request.
import { dirname, resolve } from 'node:path';
import { entries } from './page-template.mjs';

/** The file with React. It imports nothing from the app, so it can run before the other files. */
export const reactFile = 'react';
const isReact = /\/node_modules\/(?:react|react-dom|scheduler)\//;

/** Matches small modules that files of any page may use: icons, and the roles of tables. */
const isSmall = /\/lucide-react\/dist\/esm\/icons\/|\/screens\/shell\/table-roles\./;

/**
 * Matches modules of large libraries that only lazily loaded code uses. The index of each library imports all of its
 * modules, so without this rule, pages would load these modules at the start.
 */
const isUsedLater = /\/node_modules\/@internationalized\/number\/.*\/NumberParser\./;

/**
 * The modules with which each kind of page starts. `fileOf` decides by the kinds that need a module into which file it
 * goes.
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
  seller: session('src/app/pages/market/SellerPage.tsx'),
  marketplace: ['src/app/ToolLayout.tsx', 'src/app/pages/market/MarketplacePage.tsx'],
  memberships: session('src/app/pages/market/MyMembershipsPage.tsx'),
  security: session('src/app/pages/session/SecurityPage.tsx'),
  admin: session('src/app/pages/admin/AdminPage.tsx'),
  verification: session('src/app/pages/session/VerificationPage.tsx'),
};

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
    .concat(loadedByDesigner)
    .map((path) => resolve(path)),
);

/**
 * Returns the output options. The files are:
 * - `react`: React;
 * - `base`: modules that static pages share with other pages;
 * - `core`: modules that store pages share with islands, the designer, the servers or the dashboards;
 * - `stores`: modules that store pages share only with other pages;
 * - `parts`: modules that islands share with the large pages;
 * - `app`: modules that the servers share with pages without a session;
 * - `session`: modules that the servers share only with other pages of a session;
 * - `forms`: modules that the other large pages share;
 * - `overlays`: modules that islands share only with small pages;
 * - `market`: modules that only small pages share.
 * A module that only one page uses is in the file of that page, unless other pages import the module dynamically. A
 * module in one of these files imports only modules of the files above it.
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
    }
    const users = [...needed.keys()].filter((name) => needed.get(name)?.has(id));
    const [only, ...others] = users;
    if (only === undefined) return null;
    if (others.length > 0) return sharedFile(new Set(users));
    if (only === 'site' || only === 'islands') return null;
    if (only === 'store') return only;
    if (only === 'app') return 'app';
    const isLoadedByOthers = [...everLoaded].some(
      ([name, modules]) =>
        name !== only && !['site', 'store', 'app'].includes(name) && modules.has(id),
    );
    if (!isLoadedByOthers) return only;
    // A page must not load another page's file for one of them.
    return isSmall.test(id) ? 'parts' : `${only}-common`;
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
 * Returns the file for a module that several kinds of page need.
 * @param {ReadonlySet<string>} users
 */
function sharedFile(users) {
  const isFor = (/** @type {readonly string[]} */ ...pages) =>
    pages.some((page) => users.has(page));
  if (isFor('site')) return 'base';
  const isForDashboards = isFor('servers', 'dashboard');
  const isForMost = isForDashboards || isFor('islands', 'app', 'embeds');
  if (isFor('store')) return isForMost ? 'core' : 'stores';
  if (isFor('islands')) {
    return isForDashboards || isFor('embeds', 'seller', 'verification') ? 'parts' : 'overlays';
  }
  if (isFor('servers')) return isFor('app', 'embeds', 'marketplace') ? 'app' : 'session';
  if (isFor('app')) return 'app';
  return isFor('dashboard', 'embeds', 'seller') ? 'forms' : 'market';
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

/** The indexes of packages that import all modules of the package. */
const isIndex = /\/(?:lucide-react|react-aria-components\/dist\/exports\/index)\.mjs$/;

/**
 * Returns the modules that a module imports. Of the packages whose index imports everything, returns only the modules
 * of the names that are used.
 * @param {string} id
 * @param {import('vite').Rolldown.ChunkingContext} context
 * @returns {readonly string[]}
 */
function importsOf(id, context) {
  const module = context.getModuleInfo(id);
  if (!module) return [];
  const indexes = module.importedIds.filter((imported) => isIndex.test(imported));
  if (indexes.length === 0) return module.importedIds;
  const names = usedNames(module.code ?? '');
  const used = indexes.flatMap((index) => {
    const files = filesByName(context.getModuleInfo(index)?.code ?? '');
    return [...names]
      .flatMap((name) => files.get(name) ?? [])
      .map((file) => resolve(dirname(index), file));
  });
  return [...module.importedIds.filter((imported) => !isIndex.test(imported)), ...used];
}

/**
 * Returns the file of each name that an index exports, by `export { a as Name } from 'file'`, or by
 * `import { a as b } from 'file'` and `export { b as Name }`.
 * @param {string} code
 */
function filesByName(code) {
  /** @type {Map<string, string>} */
  const imported = new Map();
  /** @type {Map<string, string>} */
  const exported = new Map();
  const lines = code.matchAll(/(import|export)\s*\{([^}]*)\}(?:\s*from\s*["'](\.[^"']*)["'])?/g);
  for (const [, kind, listed = '', from] of lines) {
    for (const each of listed.split(',')) {
      const [name = '', alias = name] = each.trim().split(/\s+as\s+/);
      const file = from ?? imported.get(name);
      if (file !== undefined) (kind === 'import' ? imported : exported).set(alias, file);
    }
  }
  return exported;
}

/**
 * Returns the names that a module imports from the packages with an index: `import { A as B }`, or `Aria.A` after
 * `import * as Aria`.
 * @param {string} code
 */
function usedNames(code) {
  const imports = code.matchAll(
    /import\s*(?:\{([^}]*)\}|\*\s*as\s+(\w+))\s*from\s*["'](?:lucide-react|react-aria-components)["']/g,
  );
  return new Set(
    [...imports].flatMap(([, named, space]) =>
      space === undefined
        ? (named ?? '').split(',').map((name) => name.trim().split(' ')[0] ?? '')
        : [...code.matchAll(new RegExp(`\\b${space}\\.(\\w+)`, 'g'))].map(([, name = '']) => name),
    ),
  );
}
