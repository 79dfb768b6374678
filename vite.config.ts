import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { securityHeaders } from './deploy/headers.mjs';
import { likeTheHosts } from './deploy/preview.mjs';
import { readEnvironment } from './src/app/env.ts';

/** The whole names: a variable that merely starts with VITE_ must not end up in the page. */
const envPrefix = ['VITE_SITE_URL', 'VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'];

/** What the app would refuse to start with is refused before it is built: a secret must not be in a file at all. */
const checkedEnvironment: Plugin = {
  name: 'checked-environment',
  apply: 'build',
  configResolved: ({ env }) => void readEnvironment(env),
};

const { VITE_SUPABASE_URL: backend } = loadEnv('production', import.meta.dirname, envPrefix);

export default defineConfig({
  envPrefix,
  // Every browser the site is for knows modulepreload.
  build: { modulePreload: { polyfill: false } },
  plugins: [checkedEnvironment, vanillaExtractPlugin(), react({ compiler: true }), likeTheHosts()],
  preview: {
    headers: securityHeaders({
      ...(backend && URL.canParse(backend) ? { backend: new URL(backend).origin } : {}),
      https: false,
    }),
  },
});
