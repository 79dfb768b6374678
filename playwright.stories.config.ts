import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browser.mjs';

const options = launchOptions();

/** Opens every story of the built Storybook: run `npm run build-storybook` first. `-g` runs some, by their ids. */
export default defineConfig({
  testDir: 'tests/stories',
  outputDir: 'test-results/stories',
  fullyParallel: true,
  workers: 2,
  // For a machine that has a tenth of its speed left.
  timeout: 600_000,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['dot'], ['json', { outputFile: 'test-results/stories.json' }]],
  use: {
    launchOptions: {
      ...options,
      // No name is looked up: a request that no mock answers is a complaint of the page.
      args: [...options.args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    },
    trace: 'off',
  },
});
