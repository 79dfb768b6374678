// Serves all edge functions on one port, at the same paths as in a project:
//   deno run --allow-net --allow-env supabase/local/serve-functions.ts [port]
// The port is the argument, or else FUNCTIONS_PORT, or else 54330.
import {
  readDiscordApplication,
  readDiscordBot,
  readEnvironment,
} from '../functions/_shared/environment.ts';
import { createRouter } from './functions-router.ts';

const variables = Deno.env.toObject();
const router = createRouter({
  ...readEnvironment(variables),
  ...readDiscordApplication(variables),
  ...readDiscordBot(variables),
});

Deno.serve(
  {
    hostname: '127.0.0.1',
    port: Number(Deno.args[0] ?? variables['FUNCTIONS_PORT'] ?? 54330),
    onListen: ({ port }) => console.warn(`Edge functions at http://127.0.0.1:${port}/functions/v1`),
  },
  router,
);

// With --until-end-of-input, the server stops when its parent process ends, even if the parent is killed.
if (Deno.args.includes('--until-end-of-input')) {
  await Deno.stdin.readable.pipeTo(new WritableStream());
  Deno.exit();
}
