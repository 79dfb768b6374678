import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browser.mjs';
import { freePort } from './scripts/free-port.mjs';
import { builtTestBackend, testBackendHome, testBackendSite } from './scripts/test-backend.mjs';

const backend = builtTestBackend();
// The worker processes load this file too and must use the port that was chosen first.
const port = await chosenPort('JOURNEYS_DEMO_PORT');
const backendSitePort = await chosenPort('JOURNEYS_BACKEND_PORT');

/** Long enough for a machine at a tenth of its speed. */
const startLimit = 300_000;

const serve = (to: number) => `npx vite preview --host 127.0.0.1 --port ${to} --strictPort`;

async function chosenPort(variable: string): Promise<number> {
  process.env[variable] ??= String(await freePort());
  return Number(process.env[variable]);
}

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    launchOptions: launchOptions(),
    // A press or a page that hangs fails by itself, so that the failure names the step.
    actionTimeout: 90_000,
    navigationTimeout: 120_000,
    // Traces cost a third of the time: use `npx playwright test --trace retain-on-failure` when a failure needs one.
    trace: 'off',
    viewport: { width: 1440, height: 900 },
    // Animations cost a quarter of the time. Tests of motion switch them on.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // The serial tests of the backend start first, so that neither worker is idle at the end.
    {
      name: 'backend',
      testMatch: 'backend/**/*.spec.ts',
      use: { baseURL: `http://127.0.0.1:${backendSitePort}` },
    },
    {
      name: 'demo',
      testIgnore: 'backend/**',
      use: { baseURL: `http://127.0.0.1:${port}` },
    },
  ],
  webServer: [
    {
      command: serve(port),
      url: `http://127.0.0.1:${port}`,
      timeout: startLimit,
      reuseExistingServer: false,
    },
    {
      command: `${serve(backendSitePort)} --outDir ${testBackendSite}`,
      env: backend.environment,
      url: `http://127.0.0.1:${backendSitePort}`,
      timeout: startLimit,
      reuseExistingServer: false,
    },
    {
      command: 'node scripts/backend.mjs --reset',
      env: { BACKEND_PORT: String(backend.port), BACKEND_HOME: testBackendHome },
      url: backend.url,
      timeout: startLimit,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
      reuseExistingServer: false,
    },
  ],
});
