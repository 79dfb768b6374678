import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @type {Map<string, string[]> | undefined} */
let importers;

/**
 * The story files that import one of the files, the nearest ones first.
 * @param {readonly string[]} files
 */
export function storiesNear(files) {
  importers ??= importersIn();
  const seen = new Set(files);
  /** @type {string[]} */
  const stories = [];
  // A set can grow while it is read.
  for (const each of seen) {
    if (each.endsWith('.stories.tsx')) stories.push(each);
    for (const importer of importers.get(each) ?? []) seen.add(importer);
  }
  return stories;
}

function importersIn() {
  const { stdout } = spawnSync('git', ['ls-files', 'src', '.storybook'], {
    encoding: 'utf8',
  });
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const file of stdout.split('\n').filter((name) => /\.tsx?$/.test(name))) {
    const text = readFileSync(file, 'utf8');
    for (const [, specifier = ''] of text.matchAll(/(?:from|import\()\s*'([#.][^']+)'/g)) {
      const imported = resolved(file, specifier);
      if (imported) found.set(imported, [...(found.get(imported) ?? []), file]);
    }
  }
  return found;
}

/**
 * @param {string} from
 * @param {string} specifier
 */
function resolved(from, specifier) {
  const path = specifier.startsWith('#')
    ? specifier.replace('#', 'src/')
    : join(dirname(from), specifier);
  return ['', '.ts', '.tsx', '/index.ts']
    .map((end) => path + end)
    .find((each) => /\.tsx?$/.test(each) && existsSync(each));
}
