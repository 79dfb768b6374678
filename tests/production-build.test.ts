import { build, type Rolldown } from 'vite';
import { describe, expect, it, vi } from 'vitest';

/** The modules of the app's own and of MSW that a production build carries. */
async function modulesBuilt(environment: Readonly<Record<string, string>>): Promise<string[]> {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const result = (await build({
    mode: 'production',
    logLevel: 'silent',
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  vi.unstubAllEnvs();
  return result.output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
}

const pretends = (module: string) => /\/src\/mocks\/|\/node_modules\/msw\//.test(module);

describe('a production build', () => {
  it('carries no mocks where a backend is configured', { timeout: 60_000 }, async () => {
    const modules = await modulesBuilt({
      VITE_SUPABASE_URL: 'https://xyz.supabase.co',
      VITE_SUPABASE_ANON_KEY: 'key',
    });
    expect(modules.some((module) => module.endsWith('/src/app/main.tsx'))).toBe(true);
    expect(modules.filter(pretends)).toEqual([]);
  });
});
