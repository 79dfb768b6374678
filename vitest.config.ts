import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { launchOptions } from './scripts/browser.mjs';
import viteConfig from './vite.config.ts';

/** For a machine that has a tenth of its speed left. */
const limits = { testTimeout: 300_000, hookTimeout: 300_000 };

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
              'tests/*.test.ts',
              'tests/setup/*.test.ts',
              'tests/built-site/*.test.ts',
            ],
            exclude: ['tests/built-site/built-site.test.ts'],
            setupFiles: ['tests/setup/node.ts'],
            // Loading the same modules anew for each of two hundred files costs more than all the tests in them.
            isolate: false,
            ...limits,
          },
        },
        {
          extends: true,
          test: {
            name: 'built-site',
            environment: 'node',
            include: ['tests/built-site/built-site.test.ts'],
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
            ...limits,
          },
        },
        {
          extends: true,
          plugins: [storybookTest({ configDir: '.storybook' })],
          // React Aria's long lists look for it wherever NODE_ENV is «test»: unset, they draw every row.
          define: { 'process.env.VIRT_ON': '"1"' },
          // What Vite would only find while stories run: it then reloads the page in the middle of a test.
          optimizeDeps: {
            include: [
              '@atlaskit/pragmatic-drag-and-drop/combine',
              '@atlaskit/pragmatic-drag-and-drop/element/adapter',
              '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge',
              '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index',
              '@vanilla-extract/recipes/createRuntimeFn',
              '@xstate/react',
              'elkjs/lib/elk.bundled.js',
              'highlight.js/lib/core',
              ...['bash', 'diff', 'javascript', 'json', 'python', 'typescript', 'xml'].map(
                (language) => `highlight.js/lib/languages/${language}`,
              ),
              'react-aria-components',
              'react-dom/client',
              'react-router-dom',
              'xstate',
              'xstate/graph',
            ],
          },
          test: {
            name: 'stories',
            isolate: false,
            ...limits,
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              provider: playwright({
                launchOptions: launchOptions(),
                // axe must never measure the colours of a half-faded dialog.
                contextOptions: { reducedMotion: 'reduce' },
              }),
              instances: [{ browser: 'chromium' }],
            },
          },
        },
      ],
    },
  }),
);
