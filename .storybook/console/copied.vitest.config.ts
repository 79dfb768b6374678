import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from '../../vite.config.ts';

/** Runs the tests that `test-code.test.ts` writes. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    test: { environment: 'node', dir: 'test-results', include: ['copied-*/*.test.ts'] },
  }),
);
