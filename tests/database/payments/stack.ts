import { vi } from 'vitest';
import { LOCAL_SECRET_KEY, startApi } from '../../../supabase/local/api';
import { startEdgeFunctions } from '../../../supabase/local/edge-functions';
import { serveHttp } from '../../../supabase/local/http';
import { openProject, type Project } from '../../setup/project';

/** A fresh project behind Supabase's API, and the edge functions on Deno. */
export interface Stack {
  project: Project;
  /** The URL of the edge functions' server. */
  url: string;
  stop(): Promise<void>;
}

export async function startStack(): Promise<Stack> {
  const project = await openProject('fresh');
  const api = startApi(project.url());
  const gateway = await serveHttp(0, (request) => api.fetch(request));
  const functions = await startEdgeFunctions({
    SUPABASE_URL: gateway.url,
    SUPABASE_SERVICE_ROLE_KEY: LOCAL_SECRET_KEY,
    DISCORD_API_URL: gateway.url,
    DISCORD_CLIENT_ID: 'unused',
    DISCORD_CLIENT_SECRET: 'unused',
    DISCORD_BOT_TOKEN: 'unused',
  });
  return {
    project,
    url: functions.url,
    stop: async () => {
      await functions.stop();
      await gateway.stop();
      await api.stop();
      await project.drop();
    },
  };
}

/**
 * Allows that events wait too long for each other, or are refused because others are waiting: the local API logs it, and
 * the function or the provider sends them again. For `beforeEach`.
 */
export function allowLockTimeouts(): void {
  const spy = vi.spyOn(console, 'error');
  const log = spy.getMockImplementation();
  spy.mockImplementation((...values) => {
    if (!/lock timeout|events of this store are waiting/.test(String(values[0]))) log?.(...values);
  });
}
