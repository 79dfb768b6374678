import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { DraftOwner } from '#domain/bot-config/draft';
import { enterWorld } from '../../../tests/setup/enter-world';

type Drafts = typeof import('./drafts');

const mira: DraftOwner = { userId: 'mira', serverId: '300000000000000001' };
const noor: DraftOwner = { ...mira, userId: 'noor' };
const raise = (to: number) => ({
  version: 2,
  base: { SuccessPoints: 25 },
  values: { SuccessPoints: to },
});

/** Simulates a browser. Its tabs share one local storage; each tab has its own session storage, modules, and locks. */
function openBrowser() {
  enterWorld('signed-out');
  const held = new Set<string>();
  const openTab = async (session = new Map<string, string>()) => {
    const own = new Set<string>();
    const locks = {
      query: async () => ({ held: [...held].map((name) => ({ name })) }),
      request: async (name: string, _: unknown, hold: () => Promise<never>) => {
        if (held.has(name)) throw new Error('The lock is not free');
        held.add(name);
        own.add(name);
        return hold();
      },
    };
    const enter = () => {
      vi.stubGlobal('navigator', { locks });
      vi.stubGlobal('sessionStorage', {
        getItem: (key: string) => session.get(key) ?? null,
        setItem: (key: string, value: string) => void session.set(key, value),
      });
    };
    enter();
    vi.resetModules();
    const drafts: Drafts = await import('./drafts');
    const storage = await import('../browser/tab-drafts');
    return {
      session,
      open: (owner: DraftOwner) => {
        enter();
        return drafts.openDraft(owner);
      },
      keep: (...args: Parameters<Drafts['storeDraft']>) => drafts.storeDraft(...args),
      isStored: storage.isDraftStored,
      watch: storage.watchDraftStorage,
      close: () => {
        for (const name of own) held.delete(name);
      },
    };
  };
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });
  return { openTab };
}

describe('the draft of a server', () => {
  it('survives a reload and is gone when it is removed', async () => {
    const { openTab } = openBrowser();
    const tab = await openTab();
    expect(await tab.open(mira)).toBeNull();
    tab.keep(mira, raise(30));
    tab.close();
    const reloaded = await openTab(tab.session);
    expect(await reloaded.open(mira)).toEqual(raise(30));
    reloaded.keep(mira, null);
    reloaded.close();
    expect(await (await openTab(tab.session)).open(mira)).toBeNull();
  });

  it('is not shown to another user or on another server', async () => {
    const { openTab } = openBrowser();
    const tab = await openTab();
    await tab.open(mira);
    tab.keep(mira, raise(30));
    expect(await tab.open(noor)).toBeNull();
    expect(await tab.open({ ...mira, serverId: '300000000000000002' })).toBeNull();
    tab.keep(noor, null);
    expect(await tab.open(mira)).toEqual(raise(30));
  });

  it('is separate in each of two open tabs', async () => {
    const { openTab } = openBrowser();
    const [one, other] = [await openTab(), await openTab()];
    await one.open(mira);
    one.keep(mira, raise(30));
    expect(await other.open(mira)).toBeNull();
    other.keep(mira, raise(40));
    one.close();
    other.close();
    expect(await (await openTab(one.session)).open(mira)).toEqual(raise(30));
    expect(await (await openTab(other.session)).open(mira)).toEqual(raise(40));
  });

  it('is separate in a duplicated tab, which starts with a copy of the session storage', async () => {
    const { openTab } = openBrowser();
    const one = await openTab();
    await one.open(mira);
    one.keep(mira, raise(30));
    const copy = await openTab(new Map(one.session));
    expect(await copy.open(mira)).toBeNull();
    copy.keep(mira, raise(40));
    expect(await one.open(mira)).toEqual(raise(30));
  });

  it('of a closed tab goes to the next tab, newest first, and no draft is lost', async () => {
    const { openTab } = openBrowser();
    const now = vi.spyOn(Date, 'now');
    for (const [time, points] of [
      [2_000, 40],
      [1_000, 30],
    ] as const) {
      const tab = await openTab();
      await tab.open(noor);
      now.mockReturnValue(time);
      tab.keep(mira, raise(points));
      tab.close();
    }
    now.mockRestore();
    const next = await openTab();
    expect(await next.open(mira)).toEqual(raise(40));
    next.keep(mira, null);
    expect(await next.open(mira)).toEqual(raise(30));
    next.keep(mira, null);
    expect(await next.open(mira)).toBeNull();
  });

  it('without an owner goes to the first user who opens the server, once', async () => {
    const { openTab } = openBrowser();
    localStorage.setItem(`grouped:draft:${mira.serverId}`, JSON.stringify(raise(30)));
    const tab = await openTab();
    expect(await tab.open(mira)).toEqual(raise(30));
    expect(await tab.open(noor)).toBeNull();
    expect(localStorage.getItem(`grouped:draft:${mira.serverId}`)).toBeNull();
    expect(await tab.open(mira)).toEqual(raise(30));
  });

  it('is reported as not stored when the browser rejects it', async () => {
    const { openTab } = openBrowser();
    const tab = await openTab();
    const changed = vi.fn();
    tab.watch(changed);
    await tab.open(mira);
    const refuse = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    tab.keep(mira, raise(30));
    expect([tab.isStored(), changed.mock.calls.length]).toEqual([false, 1]);
    expect(await tab.open(mira)).toEqual(raise(30));
    refuse.mockRestore();
    tab.keep(mira, raise(31));
    expect([tab.isStored(), changed.mock.calls.length]).toEqual([true, 2]);
  });

  it('is null when it cannot be parsed, and stays in the storage', async () => {
    const { openTab } = openBrowser();
    localStorage.setItem(`grouped:draft:${mira.serverId}`, '{"version":');
    expect(await (await openTab()).open(mira)).toBeNull();
    expect(localStorage.getItem(`grouped:draft:${mira.serverId}`)).toBe('{"version":');
  });
});
