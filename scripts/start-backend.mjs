// `npm run start:backend`: starts the app with the local backend instead of mocks. Also starts the backend if it is not
// running.
import { createServer } from 'vite';

const url = `http://127.0.0.1:${process.env['BACKEND_PORT'] ?? 54321}`;
process.env['VITE_SUPABASE_URL'] = url;
process.env['VITE_SUPABASE_ANON_KEY'] = 'sb_publishable_local';

const isRunning = await fetch(`${url}/auth/v1/health`).then(
  () => true,
  () => false,
);
if (!isRunning) await import('./backend.mjs');

const server = await createServer();
await server.listen();
server.printUrls();
