import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** The folder `npm run build-storybook` writes. */
export const STORYBOOK = 'storybook-static';

/** One story as the built Storybook lists it. */
export interface StoryEntry {
  id: string;
  /** The file it is in, from the root of the project. */
  importPath: string;
}

const indexSchema = v.object({
  entries: v.record(
    v.string(),
    v.object({ id: v.string(), type: v.string(), importPath: v.string() }),
  ),
});

/**
 * Every story of the built Storybook, by its file.
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
  return files;
}
