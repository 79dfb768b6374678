import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

/** Long enough for a machine at a tenth of its speed. */
const limits = { testTimeout: 900_000, hookTimeout: 900_000 };

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            include: [
              'src/**/*.test.ts',
              '.storybook/**/*.test.ts',
              'tests/*.test.ts',
              'tests/setup/*.test.ts',
              'tests/built-site/*.test.ts',
            ],
            exclude: [
              'tests/built-site/{built-site,first-load,hosts,own-build,store-page}.test.ts',
            ],
            setupFiles: ['tests/setup/node.ts'],
            // Loading the same modules again for each of two hundred files takes longer than all of their tests.
            isolate: false,
            ...limits,
          },
        },
        {
          extends: true,
          test: {
            name: 'built-site',
            environment: 'node',
            include: [
              'tests/built-site/{built-site,first-load,hosts,own-build,store-page}.test.ts',
            ],
            ...limits,
          },
        },
        {
          extends: true,
          test: {
            name: 'database',
            environment: 'node',
            include: ['tests/database/**/*.test.ts', 'tests/contract/**/*.test.ts'],
            globalSetup: ['tests/setup/postgres.ts'],
            setupFiles: ['tests/setup/node.ts'],
            isolate: false,
            // A test waits for PostgreSQL, or PostgreSQL for the test, so one worker uses half of two cores.
            maxWorkers: 2,
            sequence: { groupOrder: 1 },
            ...limits,
          },
        },
        {
          extends: true,
          test: {
            name: 'webkit',
            environment: 'node',
            include: ['tests/webkit/*.test.ts'],
            ...limits,
          },
        },
      ],
    },
  }),
);
