import { reloadAsOpened } from '#services/browser/auth-redirect';
import { configureSupabase } from '#services/supabase/client';
import type { DemoWorld } from './page-state';
import { readEnvironment } from '../env';

/**
 * Reads the environment and makes ready what answers the app's calls: the backend it names, or the demo's pretend
 * world, which is then answered. Never settles where the page is on its way to another address.
 *
 * @throws one sentence when the environment is half configured, or when the demo cannot start in this browser.
 */
export async function connectToBackend(): Promise<DemoWorld | null> {
  const environment = readEnvironment(import.meta.env);
  if (environment.mode === 'supabase') {
    configureSupabase({ url: environment.supabaseUrl, anonKey: environment.supabaseAnonKey });
  }
  return openDemo();
}

/** The condition is spelled out so that a build with a backend drops the mocks altogether. */
async function openDemo(): Promise<DemoWorld | null> {
  if (import.meta.env.VITE_SUPABASE_URL) return null;
  const [{ demoAnonKey, resetDemoData, startDemo }, { worlds }] = await Promise.all([
    import('../../mocks/browser'),
    import('../../mocks/worlds'),
  ]);
  const { world, leaving } = await startDemo(window.location);
  if (leaving === 'reload') reloadAsOpened();
  if (leaving) return new Promise(() => {});
  configureSupabase({ url: window.location.origin, anonKey: demoAnonKey });
  return {
    world,
    worlds: Object.entries(worlds).map(([name, { description }]) => ({ name, description })),
    resetDemoData,
  };
}
