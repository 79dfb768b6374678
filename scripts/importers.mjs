import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @type {Map<string, string[]> | undefined} */
let importers;

/**
 * The files and those that import them, directly or through others: the nearest ones first.
 * @param {readonly string[]} files
 */
export function importersOf(files) {
  importers ??= allImporters();
  const found = new Set(files);
  // A set can grow while it is read.
  for (const each of found) for (const importer of importers.get(each) ?? []) found.add(importer);
  return [...found];
}

function allImporters() {
  const { stdout } = spawnSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 1e8 });
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const file of stdout.split('\n').filter((name) => /\.(tsx?|mjs)$/.test(name))) {
    const text = readFileSync(file, 'utf8');
    for (const [, specifier = ''] of text.matchAll(
      /(?:from|import\(|import)\s*["']([#.][^"']+)["']/g,
    )) {
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
    .find((each) => /\.(tsx?|mjs)$/.test(each) && existsSync(each));
}
