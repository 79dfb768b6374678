import type { DemoWorld } from './demo-world';

/** Spelled out, so that a build with a backend drops the mocks. */
export const isDemo = !import.meta.env.VITE_SUPABASE_URL;

let opened: Promise<DemoWorld | null> | undefined;

/**
 * Loads what calls the backend, and in the demo what answers instead of one: once, however often it is asked for.
 * Resolves with the demo's world, or null where a real backend answers. Rejects with one sentence where neither is
 * possible.
 */
export function openOnce(): Promise<DemoWorld | null> {
  opened ??= import('./backend').then(({ connectToBackend }) => connectToBackend());
  return opened;
}
