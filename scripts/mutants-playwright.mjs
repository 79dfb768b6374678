import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importersOf } from './importers.mjs';
import { environment, reachedIn } from './mutants-reach.mjs';

/**
 * @typedef {import('./mutants-reach.mjs').Cover} Cover
 * @typedef {import('./mutants-switch.mjs').Place} Place
 */

/**
 * So many of the tests that reach a place are asked, the nearest ones first, until one fails. What these do not notice,
 * others seldom do.
 */
const ROUNDS = [3, 10, 24];

/** A test that waits in vain fails soon. In ms. */
const limits = { timeout: 60_000, expect: { timeout: 15_000 } };

/**
 * The tests of a configuration of Playwright.
 * @param {string} config
 * @param {string} log
 * @param {Cover | undefined} known
 * @param {string[]} covering options for the run that finds which test reaches which place
 */
export function openPlaywright(config, log, known, covering = []) {
  const report = `test-results/${config}.json`;
  const list = join('test-results', `${config}.txt`);
  const ownConfig = `${config}.mutants.ts`;
  writeFileSync(
    ownConfig,
    `import config from './${config}';
const names = (process.env['MUTANTS_PROJECTS'] ?? '').split(',').filter(Boolean);
const projects = names.map((name) => ({
  ...config.projects?.find((project) => project.name === name.split(' ')[1]),
  name,
}));
const onlyDemo = names.length > 0 && names.every((name) => name.endsWith(' demo'));
export default {
  ...config,
  ...${JSON.stringify(limits)},
  reporter: [['json', { outputFile: '${report}' }]],
  ...(names.length > 0 && { projects }),
  ...(onlyDemo && { webServer: config.webServer?.slice(0, 1) }),
};
`,
  );
  const cover = known ?? findCover();
  return { cover, ask };

  /** @returns {Cover} */
  function findCover() {
    rmSync(log, { force: true });
    const tests = run(covering, environment({ log }));
    const [all, red] = [tests, tests.filter(({ isRed }) => isRed)].map((some) =>
      some.map(({ project, path }) => `[${project}] › ${path}`),
    );
    return { all: all ?? [], red: red ?? [], reached: reachedIn(log) };
  }

  /**
   * @param {readonly Place[]} places asked in one run
   * @returns {string[][]} for each place
   */
  function ask(places) {
    const asked = places.map(linesFor);
    let failed = places.map(() => /** @type {string[]} */ ([]));
    let begin = 0;
    for (const end of ROUNDS) {
      const round = asked.map((lines, index) =>
        failed[index]?.length ? [] : lines.slice(begin, end),
      );
      const found = failedOf(places, round);
      // On a busy machine a right test can be too late: it is asked again without a fault.
      const [red = []] = failedOf([{ id: 'none' }], [[...new Set(found.flat())]]);
      cover.red.push(...red);
      failed = failed.map((known, index) => [
        ...known,
        ...(found[index] ?? []).filter((line) => !red.includes(line)),
      ]);
      begin = end;
    }
    return failed;
  }

  /** @param {Place} place */
  function linesFor({ file, id = '', isEarly }) {
    const near = importersOf([file]);
    const distance = (/** @type {string} */ line) => {
      const index = near.findIndex((each) => line.includes(each));
      return index === -1 ? near.length : index;
    };
    // Stories share a page, so only the first one of them is known to reach an early place. Of a replaced file, none is.
    const perhaps =
      isEarly || id === '' ? cover.all.filter((line) => distance(line) < near.length) : [];
    const reaching = cover.reached[id] ?? [];
    const isOfServer = reaching.some((line) => !line.startsWith('['));
    const some = isOfServer ? cover.all.filter((_, index) => index % 10 === 0) : [];
    return [...new Set([...reaching.filter((line) => line.startsWith('[')), ...perhaps, ...some])]
      .filter((line) => !cover.red.includes(line))
      .sort((one, other) => distance(one) - distance(other) || rank(one) - rank(other))
      .slice(0, ROUNDS.at(-1));
  }

  /**
   * @param {readonly Pick<Place, 'id'>[]} places
   * @param {readonly string[][]} asked the lines of each place
   * @returns {string[][]} the lines that fail
   */
  function failedOf(places, asked) {
    // Each place has projects of its own, named after its switch.
    const lines = places.flatMap(({ id = 'replaced' }, index) =>
      (asked[index] ?? []).map((line) =>
        line.replace(/^\[(.*?)\]/, (_, name) => `[${`${id} ${name}`.trim()}]`),
      ),
    );
    if (lines.length === 0) return places.map(() => []);
    writeFileSync(list, lines.join('\n'));
    const projects = new Set(lines.map((line) => /^\[(.*?)\]/.exec(line)?.[1] ?? ''));
    const [only, ...others] = places;
    const tests = run(['--test-list', list], {
      ...environment({ ...(others.length === 0 && only?.id && { id: only.id }) }),
      MUTANTS_PROJECTS: [...projects].join(),
    });
    return places.map(({ id = 'replaced' }) =>
      tests
        .filter(({ project, isRed }) => isRed && project.split(' ')[0] === id)
        .map(({ project, path }) => `[${project.split(' ')[1] ?? ''}] › ${path}`),
    );
  }

  /** @param {string[]} options @param {Record<string, string>} variables */
  function run(options, variables) {
    rmSync(report, { force: true });
    const playwright = realpathSync('node_modules/.bin/playwright');
    const command = [playwright, 'test', '-c', ownConfig, ...options];
    const env = { ...process.env, CI: '', ...variables };
    spawnSync(process.execPath, command, { stdio: 'ignore', env });
    if (!existsSync(report)) throw new Error(`${command.join(' ')} wrote no report`);
    return testsIn(JSON.parse(readFileSync(report, 'utf8')), []);
  }
}

/** Journeys in demo mode need no backend. @param {string} line */
function rank(line) {
  return line.startsWith('[backend]') ? 1 : 0;
}

/**
 * @param {Suite} suite
 * @param {string[]} above
 * @returns {{ project: string, path: string, isRed: boolean }[]}
 *
 * @typedef {object} Suite
 * @property {string} [title]
 * @property {Suite[]} [suites]
 * @property {{ title: string, tests: { projectName: string, status: string }[] }[]} [specs]
 */
function testsIn({ title, suites = [], specs = [] }, above) {
  const here = title === undefined ? above : [...above, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ projectName, status }) => ({
        project: projectName,
        path: [...here, spec.title].join(' › '),
        isRed: status === 'unexpected',
      })),
    ),
    ...suites.flatMap((suite) => testsIn(suite, here)),
  ];
}
