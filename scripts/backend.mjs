// `npm run backend`: a local backend that needs only Node. It includes PostgreSQL, Supabase's API, the edge functions,
// and a mock Discord. Its data is in .backend/; `npm run backend -- --reset` deletes the data first. BACKEND_PORT and
// BACKEND_HOME set a different port and folder.
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { load } from './load.mjs';

const home = resolve(process.env['BACKEND_HOME'] ?? '.backend');
const port = Number(process.env['BACKEND_PORT'] ?? 54321);

process.env['DO_NOT_TRACK'] = '1';
mkdirSync(home, { recursive: true });
// If this script runs as root, PostgreSQL runs as another user, which needs access to the folder of the data.
chmodSync(home, 0o755);

/** @type {{ module: typeof import('../supabase/local/backend'), close: () => Promise<void> }} */
const { module, close } = await load('./supabase/local/backend.ts');
const backend = await module.startBackend({
  home,
  keep: true,
  reset: process.argv.includes('--reset'),
  port,
});

// The connection details. The port of the database changes with every start.
writeFileSync(
  join(home, 'backend.json'),
  `${JSON.stringify({ url: backend.url, databaseUrl: backend.databaseUrl }, null, 2)}\n`,
);
console.log(`
Backend   ${backend.url}
Anon key  ${backend.anonKey}
Database  ${backend.databaseUrl}
Sign in   mira@grouped.example / grouped-local (owns two servers)
          admin@grouped.example / grouped-demo (runs the site)

The app against it: npm run start:backend
The example bot:    npm start --prefix examples/bot
Stop with Ctrl+C; the data stays in ${home}/.`);

let stopping = false;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void backend
      .stop()
      .then(close)
      .then(() => process.exit(0));
  });
}
