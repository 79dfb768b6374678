// Which modules share a file of the built site. Left alone, what several pages share is cut into dozens of small files,
// which compress badly and each cost a request.
import { resolve } from 'node:path';

/** The name of the file that holds React and sets it up. It builds on nothing of ours, so it can run before the rest. */
export const reactFile = 'react';
const isReact = /\/(?:node_modules\/(?:react|react-dom|scheduler)\/|src\/app\/react-root\.tsx$)/;

/** What every reading page stands in, and what every page of the documentation stands in besides. */
const layouts = { site: 'src/app/SiteLayout.tsx', docs: 'src/app/pages/docs/DocsFrame.tsx' };

/**
 * What every page loads is one file, what every reading page loads besides it another, and so on; of those, what other
 * pages use as well stays apart.
 *
 * @returns {import('vite').Rolldown.OutputOptions}
 */
export function chunkOutput() {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  return {
    // The name of a part that stays apart lists all who use it.
    chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
    codeSplitting: {
      groups: [
        { name: reactFile, test: isReact, tags: ['$initial'], priority: 3 },
        { name: 'initial', tags: ['$initial'], priority: 2 },
        {
          name: (id, context) => {
            // What is also loaded by itself stays a file of its own, by which the build's manifest knows it.
            if ((context.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0) return null;
            const group = Object.entries(layouts).find(([name, layout]) => {
              const modules =
                found.get(name) ??
                reachable(resolve(layout), (of) => context.getModuleInfo(of)?.importedIds ?? []);
              found.set(name, modules);
              return modules.has(id);
            });
            return group?.[0] ?? null;
          },
          entriesAware: true,
          includeDependenciesRecursively: false,
          priority: 1,
        },
      ],
    },
  };
}

/**
 * @param {string} start
 * @param {(module: string) => readonly string[]} importsOf
 */
function reachable(start, importsOf) {
  const found = new Set(importsOf(start));
  for (const module of found) for (const imported of importsOf(module)) found.add(imported);
  return found;
}
