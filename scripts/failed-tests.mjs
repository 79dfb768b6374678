/**
 * @typedef {object} FailedTest
 * @property {string} title
 * @property {string[]} messages
 */

/**
 * @typedef {object} VitestReport
 * @property {{ name: string, status: string, message: string, assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }[]} [testResults]
 */

/**
 * @typedef {object} PlaywrightSuite
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ file: string, line: number, title: string, ok: boolean, tests: { results: { errors: { message: string }[] }[] }[] }[]} [specs]
 */

/**
 * The failed tests of a JSON report of Vitest or Playwright.
 * @param {VitestReport & PlaywrightSuite & { stats?: unknown }} report
 * @returns {FailedTest[]}
 */
export function failedTestsIn(report) {
  return report.stats ? failedJourneysIn(report) : failedVitestsIn(report);
}

/**
 * @param {VitestReport} report
 * @returns {FailedTest[]}
 */
function failedVitestsIn({ testResults = [] }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => ({
        title: `${name} › ${fullName}`,
        messages: failureMessages,
      }));
    if (status !== 'failed' || tests.length > 0) return tests;
    return [{ title: name, messages: [message] }];
  });
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {FailedTest[]}
 */
function failedJourneysIn({ suites = [], specs = [] }) {
  const journeys = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => ({
      title: `${file}:${line} › ${title}`,
      messages: tests
        .flatMap(({ results }) => results)
        .flatMap(({ errors }) => errors)
        .map(({ message }) => message),
    }));
  return [...journeys, ...suites.flatMap(failedJourneysIn)];
}
