// Which modules share a file of the built site. Left alone, what several pages share is cut into dozens of small files,
// which compress badly and each cost a request.
import { resolve } from 'node:path';

/** What every reading page stands in, and what every page of the documentation stands in besides. */
const layouts = { site: 'src/app/SiteLayout.tsx', docs: 'src/app/pages/docs/DocsFrame.tsx' };

/** The tool with a budget of its own: what it uses is not put together with what it does not. */
const tool = ['src/app/ToolLayout.tsx', 'src/app/pages/EmbedsPage.tsx'];

/** Below these, in bytes before they are compressed, two files are put together although not all pages need both. */
const smallest = { layout: 1_000, shared: 2_000 };

/**
 * What every page loads is one file, what every reading page loads besides it another, and so on; of those, what other
 * pages use as well stays apart. What several of the other pages use is put together by who uses it.
 *
 * @returns {import('vite').Rolldown.OutputOptions}
 */
export function chunkOutput() {
  /** @typedef {import('vite').Rolldown.ChunkingContext} Context */
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  const reached = (
    /** @type {string} */ name,
    /** @type {string[]} */ from,
    /** @type {Context} */ context,
  ) => {
    const modules =
      found.get(name) ??
      reachable(
        from.map((file) => resolve(file)),
        (of) => context.getModuleInfo(of)?.importedIds ?? [],
      );
    found.set(name, modules);
    return modules;
  };
  // What is also loaded by itself stays a file of its own, by which the build's manifest knows it.
  const isLoadedAlone = (/** @type {string} */ id, /** @type {Context} */ context) =>
    (context.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
  const apart = { entriesAware: true, includeDependenciesRecursively: false };
  return {
    // The name of a part that stays apart lists all who use it.
    chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
    codeSplitting: {
      groups: [
        { name: 'initial', tags: ['$initial'], priority: 2 },
        {
          name: (id, context) => {
            if (isLoadedAlone(id, context)) return null;
            const group = Object.entries(layouts).find(([name, layout]) =>
              reached(name, [layout], context).has(id),
            );
            return group?.[0] ?? null;
          },
          ...apart,
          entriesAwareMergeThreshold: smallest.layout,
          priority: 1,
        },
        {
          name: (id, context) =>
            isLoadedAlone(id, context) || reached('tool', tool, context).has(id) ? null : 'shared',
          ...apart,
          minShareCount: 2,
          entriesAwareMergeThreshold: smallest.shared,
          priority: 0,
        },
      ],
    },
  };
}

/**
 * All modules that some lead to.
 *
 * @param {readonly string[]} starts themselves left out
 * @param {(module: string) => readonly string[]} importsOf
 */
function reachable(starts, importsOf) {
  const found = new Set(starts.flatMap(importsOf));
  for (const module of found) for (const imported of importsOf(module)) found.add(imported);
  return found;
}
