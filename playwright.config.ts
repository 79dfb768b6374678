import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browser.mjs';
import { testBackend, testBackendEnvironment } from './scripts/test-backend.mjs';

const port = 4173;
const backendPort = 4174;

const serve = (to: number) => `npx vite preview --host 127.0.0.1 --port ${to} --strictPort`;

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  // Long enough for a machine that draws every story beside the journeys.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // What passes only then is named at the end of the run.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    launchOptions: launchOptions(),
    // Costs a third of the time: `npx playwright test --trace retain-on-failure` where a failure needs one.
    trace: 'off',
    viewport: { width: 1440, height: 900 },
  },
  projects: [
    {
      name: 'demo',
      testIgnore: 'backend/**',
      use: { baseURL: `http://127.0.0.1:${port}` },
    },
    {
      name: 'backend',
      testMatch: 'backend/**',
      use: { baseURL: `http://127.0.0.1:${backendPort}` },
    },
  ],
  webServer: [
    { command: serve(port), url: `http://127.0.0.1:${port}`, reuseExistingServer: false },
    {
      command: `${serve(backendPort)} --outDir dist-backend`,
      env: testBackendEnvironment,
      url: `http://127.0.0.1:${backendPort}`,
      reuseExistingServer: false,
    },
    {
      command: 'node scripts/backend.mjs --reset',
      env: { BACKEND_PORT: String(testBackend.port), BACKEND_HOME: testBackend.home },
      url: testBackend.url,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      reuseExistingServer: false,
    },
  ],
});
