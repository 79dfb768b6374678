import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browser.mjs';

const options = launchOptions();

/** Opens every story of the built Storybook: run `npm run build-storybook` first. `-g` selects stories by their ids. */
export default defineConfig({
  testDir: 'tests/stories',
  outputDir: 'test-results/stories',
  fullyParallel: true,
  workers: 2,
  // Long enough for a machine at a tenth of its speed.
  timeout: 600_000,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['dot'], ['json', { outputFile: 'test-results/stories.json' }]],
  use: {
    launchOptions: {
      ...options,
      // No DNS: a request without a mock fails and is reported.
      args: [...options.args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    },
    trace: 'off',
  },
});
