// What the changes of a checkout reach: the unit tests and the stories that import a changed file, directly or not.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { importersOf } from './importers.mjs';

/** The story files that import a changed file most directly. More of them would take longer than a change may wait. */
const MOST_STORY_FILES = 20;

/** Tests that read files of the project instead of importing them. */
const readingTests = ['architecture', 'catalogue', 'citations', 'deploy', 'docs', 'generated'];

/** Changes of these files may reach every test. */
const setup = /^(?:package(?:-lock)?\.json|tsconfig\.json|vite(?:st)?\.config\.ts)$/;

/** The steps that test what neither unit tests nor stories import, and the files that they test. */
const otherSteps = {
  database: /^(?:supabase\/|tests\/(?:database|contract)\/)/,
  functions: /^supabase\/functions\//,
  'built-site': /^(?:deploy\/|scripts\/|public\/|index\.html|tests\/built-site\/)/,
  journeys: /^(?:src\/app\/|deploy\/|tests\/journeys\/)/,
};

/**
 * Reads which files differ from the main branch, and prints what is run for them and what is not.
 *
 * @returns {{ steps: string[], unit: string[], stories: string[] }} the steps, the arguments of Vitest and the story
 *   files
 */
export function reachedBy() {
  const base = git('merge-base', 'HEAD', mainBranch())[0] ?? 'HEAD';
  const files = [
    ...git('diff', '--name-only', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter((path) => existsSync(path));
  const stories = importersOf(files).filter((path) => path.endsWith('.stories.tsx'));
  const shown = stories.slice(0, MOST_STORY_FILES);
  console.log(`${files.length} changed files since ${base.slice(0, 8)}`);
  if (stories.length > shown.length) {
    console.log(`${stories.length} story files import them. Only the nearest ${shown.length} run.`);
  }
  for (const [step, reads] of Object.entries(otherSteps)) {
    const some = files.find((path) => reads.test(path));
    if (some) console.log(`Not run: npm test -- ${step} (${some})`);
  }
  const unit = files.some((path) => setup.test(path))
    ? ['run']
    : ['related', '--run', ...files, ...readingTests.map((name) => `tests/${name}.test.ts`)];
  return {
    steps: [
      'format',
      'types',
      'lint',
      'unit',
      ...(shown.length > 0 ? ['browser', 'storybook', 'stories'] : []),
    ],
    unit,
    stories: shown,
  };
}

/** The main branch of the server, or the local one in a checkout without a server. */
function mainBranch() {
  return git('rev-parse', '--verify', '--quiet', 'origin/main')[0] ?? 'main';
}

/** @param {string[]} words */
function git(...words) {
  const { stdout } = spawnSync('git', words, { encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean);
}
