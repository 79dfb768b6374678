import { runInNewContext } from 'node:vm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { MOCK_ANON_KEY, MOCK_URL } from '#mocks/context';
import { people } from '#mocks/session/people';
import { guilds } from '#mocks/dashboard/servers';
import { earlyCalls } from '#services/early-answers';
import { realServerAddress } from '#domain/paths';
import { fetchDiscordServers } from '#services/dashboard/fetch-discord-servers';
import { loadGuildResources } from '#services/dashboard/guild-resources';
import { loadConfig } from '#services/dashboard/configs';
import { STORAGE_KEY } from '#services/session/has-stored-session';
import { loadSiteRole } from '#services/session/site-role';
import { REFRESH_MARGIN } from '#services/session/stored-session';
import { loadEditor, loadServer } from '#services/session/viewer';
import { earlyCallsScript } from '../deploy/headers.mjs';
import { enterWorld } from './setup/enter-world';

const serverId = guilds.resellHeaven.id;
const owner = { userId: people.owner.id, discordId: people.owner.discord?.id ?? '' };

describe('the early requests of a shell', () => {
  it('are those of the page, which then sends none', async () => {
    const { asked } = open();
    await runScript();
    expect(asked()).toEqual(['/functions/v1/fetch-discord-servers', '/rest/v1/rpc/viewer_rights']);
    const [servers, role] = await Promise.all([fetchDiscordServers(owner), loadSiteRole()]);
    expect(servers.ok && servers.value.length).toBe(8);
    expect(role.ok).toBe(true);
    expect(asked()).toHaveLength(2);
  });

  it('are shared by all calls before the response, and by no later call', async () => {
    const { asked } = open();
    await runScript();
    await Promise.all([fetchDiscordServers(owner), loadSiteRole(), loadSiteRole()]);
    expect(asked()).toHaveLength(2);
    await new Promise((later) => setTimeout(later));
    await fetchDiscordServers(owner);
    await loadSiteRole();
    expect(asked()).toHaveLength(5);
  });

  it('are repeated if they failed', async () => {
    const { asked } = open();
    await runScript({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    expect((await fetchDiscordServers(owner)).ok).toBe(true);
    expect(asked()).toHaveLength(2);
  });

  it('are not used for another session, or after a minute', async () => {
    const { asked, backend } = open();
    await runScript();
    const other = backend.store.openSession(people.owner);
    const kept = JSON.parse(localStorage.getItem('supabase-auth') ?? '') as object;
    localStorage.setItem('supabase-auth', JSON.stringify({ ...kept, ...other }));
    await loadSiteRole();
    expect(asked()).toHaveLength(3);
    localStorage.setItem('supabase-auth', JSON.stringify(kept));
    vi.spyOn(performance, 'now').mockReturnValue(60_001);
    await loadSiteRole();
    expect(asked()).toHaveLength(4);
  });

  it('load the server in the URL of a dashboard, its settings, roles and channels', async () => {
    const { asked } = open();
    await runScript({ page: 'dashboard', pathname: `/dashboard/${serverId}/points` });
    expect(asked()).toEqual([
      '/rest/v1/rpc/viewer_rights',
      '/rest/v1/servers',
      '/rest/v1/rpc/server_config',
      '/functions/v1/guild-resources',
    ]);
    const [editor, server, config, resources] = await Promise.all([
      loadEditor(),
      loadServer(serverId),
      loadConfig({ serverId }),
      loadGuildResources({ serverId }),
    ]);
    expect(editor.ok).toBe(true);
    expect(server.ok && server.value.name).toBe(guilds.resellHeaven.name);
    expect(config.ok && config.value.version).toBeGreaterThan(0);
    expect(resources.roles.length).toBeGreaterThan(0);
    expect(asked()).toHaveLength(4);
  });

  it.each(['/dashboard/demo', '/dashboard/1%22', '/dashboard/'])(
    'load no server for %s',
    async (pathname) => {
      const { asked } = open();
      await runScript({ page: 'dashboard', pathname });
      expect(asked()).toEqual(['/rest/v1/rpc/viewer_rights']);
    },
  );

  it.each<[string, () => Partial<Page>]>([
    ['nobody is signed in', () => ({ kept: null })],
    ['the session is about to end', () => ({ kept: { expires_at: Date.now() / 1_000 + 60 } })],
    ['the stored session is invalid', () => ({ kept: { expires_at: 'soon' } })],
    ['the user returns from Discord', () => ({ search: '?code=abc' })],
  ])('are not sent if %s', async (_, page) => {
    const { asked } = open();
    await runScript(page());
    expect(asked()).toEqual([]);
  });

  it('are not sent if storage is forbidden', async () => {
    const { asked } = open();
    await runScript({
      getItem: () => {
        throw new Error('denied');
      },
    });
    expect(asked()).toEqual([]);
  });
});

function open() {
  const backend = enterWorld('owner');
  const paths: string[] = [];
  backend.server.events.on('request:start', ({ request }) => {
    paths.push(new URL(request.url).pathname);
  });
  // Use a fixed time. `performance.now` counts from the start of the test process, which may be long before this test.
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  onTestFinished(() => {
    globalThis.earlyAnswers = undefined;
    vi.restoreAllMocks();
  });
  return { backend, asked: () => paths };
}

interface Page {
  page: keyof typeof earlyCalls;
  pathname: string;
  search: string;
  /** Overrides parts of the stored session; null means that no session is stored. */
  kept: object | null;
  getItem: (key: string) => string | null;
  fetch: typeof fetch;
}

/**
 * Runs the early script as the shell of `page` does. The default is the shell of the server picker. Waits for the
 * script's requests.
 */
async function runScript({
  page = 'servers',
  pathname = `/${page}`,
  search = '',
  kept = {},
  getItem,
  fetch: ask = fetch,
}: Partial<Page> = {}) {
  const session = JSON.parse(localStorage.getItem('supabase-auth') ?? '') as object;
  const item = kept && JSON.stringify({ ...session, ...kept });
  const scope = {
    document: {
      currentScript: {
        dataset: {
          early: JSON.stringify({
            backend: MOCK_URL,
            publicKey: MOCK_ANON_KEY,
            sessionKey: STORAGE_KEY,
            refreshMargin: REFRESH_MARGIN,
            serverAddress: realServerAddress.source,
            calls: earlyCalls[page].map((call) => JSON.stringify(call)),
          }),
        },
      },
    },
    localStorage: { getItem: getItem ?? (() => item) },
    location: { search, pathname },
    fetch: ask,
    earlyAnswers: globalThis.earlyAnswers,
  };
  runInNewContext(earlyCallsScript, scope);
  globalThis.earlyAnswers = scope.earlyAnswers;
  const answers: Promise<unknown>[] = Array.from(scope.earlyAnswers?.values() ?? []);
  await Promise.all(answers);
}
