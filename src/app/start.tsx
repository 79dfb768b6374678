import type { ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { configureSupabase } from '#services/supabase/client';
import { DemoContext, type DemoWorld } from './demo-world';
import { readEnvironment } from './env';
import { routes } from './routes';
import { ThemeProvider } from './ThemeProvider';

/**
 * Reads the environment, opens the demo's pretend world where there is no backend, and builds the app.
 * Answers null when the page is on its way to another address: nothing is to be drawn then.
 *
 * @throws one sentence when the environment is half configured, or when the demo cannot start in this browser.
 */
export async function startApp(): Promise<ReactNode> {
  const environment = readEnvironment(import.meta.env);
  const demo = await openDemo();
  if (demo === 'leaving') return null;
  if (environment.mode === 'supabase') {
    configureSupabase({ url: environment.supabaseUrl, anonKey: environment.supabaseAnonKey });
  }
  return (
    <ThemeProvider>
      <DemoContext value={demo}>
        <RouterProvider router={createBrowserRouter(routes)} />
      </DemoContext>
    </ThemeProvider>
  );
}

/** The condition is spelt out so that a build with a backend drops the mocks altogether. */
async function openDemo(): Promise<DemoWorld | 'leaving' | null> {
  if (import.meta.env.VITE_SUPABASE_URL) return null;
  const [{ demoAnonKey, resetDemoData, startDemo }, { worlds }] = await Promise.all([
    import('../mocks/browser'),
    import('../mocks/worlds'),
  ]);
  const { world, leaving } = await startDemo(window.location);
  if (leaving) return 'leaving';
  configureSupabase({ url: window.location.origin, anonKey: demoAnonKey });
  return {
    world,
    worlds: Object.entries(worlds).map(([name, { description }]) => ({ name, description })),
    resetDemoData,
  };
}
