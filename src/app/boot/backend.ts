import { appMessages } from '#content/messages/shell/app';
import { reloadAsOpened } from '#services/session/auth-redirect';
import { configureCaptcha } from '#services/session/captcha';
import { configureSupabase } from '#services/supabase/client';
import type { DemoWorld } from './page-state';
import { readEnvironment } from '../env';

/**
 * Reads the environment and sets up the backend: either the configured one or the mocks of demo mode. Resolves with the
 * demo's world, or with null if there is a real backend. Never settles if the page is navigating to another URL.
 *
 * @throws if the environment is incomplete, or if demo mode cannot start in this browser.
 */
export async function connectToBackend(): Promise<DemoWorld | null> {
  const environment = readEnvironment(import.meta.env);
  if (environment.mode === 'supabase') {
    const { supabaseUrl: url, supabaseAnonKey: anonKey } = environment;
    configureSupabase({ url, anonKey, site: window.location.origin });
    requireCaptcha(environment.turnstileSiteKey);
  }
  return openDemo();
}

/** The condition is inline, so that builds without a site key do not contain the security check. */
function requireCaptcha(siteKey: string | null): void {
  if (!import.meta.env.VITE_TURNSTILE_SITE_KEY || siteKey === null) return;
  configureCaptcha(async (signal) => {
    const loaded = await import('../wiring/session/captcha').catch(() => null);
    return loaded === null ? null : loaded.runCaptcha(siteKey, signal);
  });
}

/** The condition is inline, so that builds with a backend do not contain the mocks. */
async function openDemo(): Promise<DemoWorld | null> {
  if (import.meta.env.VITE_SUPABASE_URL) return null;
  // The mocks read the storage as soon as they are loaded.
  const [{ demoAnonKey, demoClientId, resetDemoData, startDemo }, { worldGroups }] =
    await Promise.all([import('../../mocks/browser'), import('../../mocks/worlds')]).catch(
      (cause: unknown) => {
        throw cause instanceof DOMException ? new Error(appMessages.demoBlocked, { cause }) : cause;
      },
    );
  const { world, leaving, emailCode } = await startDemo(window.location).catch((cause: unknown) => {
    throw new Error(appMessages.demoBlocked, { cause });
  });
  if (leaving === 'reload') reloadAsOpened();
  if (leaving) return new Promise(() => {});
  configureSupabase({ url: window.location.origin, anonKey: demoAnonKey });
  return {
    world,
    groups: worldGroups.map(({ title, worlds }) => ({
      title,
      worlds: Object.entries(worlds).map(([name, { description }]) => ({ name, description })),
    })),
    clientId: demoClientId,
    resetDemoData,
    emailCode,
  };
}
