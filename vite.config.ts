import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { securityHeaders } from './deploy/headers.mjs';
import { likeTheHosts } from './deploy/preview.mjs';
import { developmentPages } from './scripts/development-pages.mjs';
import { readEnvironment } from './src/app/env.ts';

/** Full names, not a prefix: no other variable that starts with VITE_ may end up in the page. */
const envPrefix = [
  'VITE_SITE_URL',
  'VITE_SUPABASE_URL',
  'VITE_SUPABASE_ANON_KEY',
  'VITE_TURNSTILE_SITE_KEY',
  'VITE_DISCORD_CLIENT_ID',
];

/** Fails the build for variables that the app would reject, because a secret must not be in a file at all. */
const checkedEnvironment: Plugin = {
  name: 'checked-environment',
  apply: 'build',
  configResolved: ({ env }) => void readEnvironment(env),
};

/** A site with a backend must not contain the service workers of demo mode. */
const demoWorkers = ['mockServiceWorker.js', 'demo-worker.js'];
const withoutDemoWorkers: Plugin = {
  name: 'without-demo-workers',
  apply: 'build',
  writeBundle({ dir }) {
    const isDemo = readEnvironment(this.environment.config.env).mode === 'demo';
    if (isDemo || dir === undefined) return;
    for (const file of demoWorkers) rmSync(join(dir, file), { force: true });
  },
};

/** Loads code with `loadCode` instead of Vite's function, which cannot load again what could not be loaded. */
const ownLoading: Plugin = {
  name: 'own-loading',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { loadCode as __vitePreload } from '/src/services/browser/load-code.ts'`,
  },
};

const { VITE_SUPABASE_URL: backend, VITE_TURNSTILE_SITE_KEY: siteKey } = loadEnv(
  'production',
  import.meta.dirname,
  envPrefix,
);

export default defineConfig({
  envPrefix,
  build: {
    modulePreload: {
      // All supported browsers know modulepreload.
      polyfill: false,
      // By default, Vite does not name the file of a module that needs no other files.
      resolveDependencies: (file, files) => (files.length > 0 ? files : [file]),
    },
  },
  plugins: [
    checkedEnvironment,
    withoutDemoWorkers,
    ownLoading,
    vanillaExtractPlugin(),
    react({ compiler: true }),
    likeTheHosts(),
    developmentPages(),
  ],
  preview: {
    headers: securityHeaders({
      ...(backend && { backend }),
      https: false,
      captcha: Boolean(siteKey),
    }),
  },
});
