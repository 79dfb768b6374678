import document from 'virtual:server-document';
import { readEnvironment } from '../env';
import { siteOrigin } from '../boot/AppProviders';
import { createHandler } from './create-handler';

const environment = readEnvironment(import.meta.env);

/** The handler of this build. `scripts/build-server.mjs` builds it into one module, which the hosts and the preview import. */
export default createHandler({
  document,
  origin: siteOrigin,
  backend:
    environment.mode === 'supabase'
      ? { url: environment.supabaseUrl, anonKey: environment.supabaseAnonKey }
      : null,
});
