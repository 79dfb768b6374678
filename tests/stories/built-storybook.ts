import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** The output folder of `npm run build-storybook`. */
export const STORYBOOK = 'storybook-static';

/** A story in the index of the built Storybook. */
export interface StoryEntry {
  id: string;
  /** Path of the story's file from the root of the project. */
  importPath: string;
}

const indexSchema = v.object({
  entries: v.record(
    v.string(),
    v.object({ id: v.string(), type: v.string(), importPath: v.string() }),
  ),
});

/**
 * Returns every story of the built Storybook by file. Walks and files with many stories come first, so that at the end of
 * a run no worker is left alone with a long one.
 *
 * @throws when the Storybook is not built.
 */
export function storiesByFile(): ReadonlyMap<string, StoryEntry[]> {
  const { entries } = v.parse(
    indexSchema,
    JSON.parse(readFileSync(join(STORYBOOK, 'index.json'), 'utf8')),
  );
  const files = new Map<string, StoryEntry[]>();
  for (const { id, type, importPath } of Object.values(entries)) {
    if (type !== 'story') continue;
    files.set(importPath, [...(files.get(importPath) ?? []), { id, importPath }]);
  }
  const length = ([file, stories]: [string, StoryEntry[]]) =>
    file.endsWith('.walk.stories.tsx') ? 1_000 : stories.length;
  return new Map([...files].toSorted((one, other) => length(other) - length(one)));
}
