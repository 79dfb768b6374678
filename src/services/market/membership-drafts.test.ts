import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { DraftOf, MembershipDraft } from '#domain/marketplace/membership-draft';
import { emptyForm } from '#domain/marketplace/membership-form';
import { enterWorld } from '../../../tests/setup/enter-world';

type Drafts = typeof import('./membership-drafts');

const ofNew: DraftOf = { userId: 'mira', storeId: 'biz_1', membershipId: null };
const draftNamed = (name: string): MembershipDraft => ({
  id: '5a1e0000-0000-4000-8000-00000000000a',
  base: null,
  form: { ...emptyForm, name },
});

/** Simulates a browser. Its tabs share one local storage; each tab has its own session storage, modules, and locks. */
function openBrowser() {
  enterWorld('signed-out');
  const held = new Set<string>();
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });
  return async (session = new Map<string, string>()) => {
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
    vi.stubGlobal('navigator', { locks });
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => void session.set(key, value),
    });
    vi.resetModules();
    const { keepMembershipDraft, openMembershipDraft }: Drafts =
      await import('./membership-drafts');
    const close = () => {
      for (const name of own) held.delete(name);
    };
    return { session, keep: keepMembershipDraft, open: openMembershipDraft, close };
  };
}

describe('a membership draft', () => {
  it('survives a reload', async () => {
    const openTab = openBrowser();
    const tab = await openTab();
    expect(await tab.open(ofNew)).toBeNull();
    expect(tab.keep(ofNew, draftNamed('New'))).toBe(true);
    tab.close();
    const reloaded = await openTab(tab.session);
    expect(await reloaded.open(ofNew)).toEqual(expect.objectContaining(draftNamed('New')));
  });

  it('belongs to one user, store and membership', async () => {
    const tab = await openBrowser()();
    await tab.open(ofNew);
    tab.keep(ofNew, draftNamed('New'));
    for (const other of [{ userId: 'noor' }, { storeId: 'biz_2' }, { membershipId: 'x' }]) {
      expect(await tab.open({ ...ofNew, ...other })).toBeNull();
    }
  });

  it('is taken over from a closed tab, but not from an open one', async () => {
    const openTab = openBrowser();
    const first = await openTab();
    await first.open(ofNew);
    first.keep(ofNew, draftNamed('First'));
    const second = await openTab();
    expect(await second.open(ofNew)).toBeNull();
    first.close();
    expect((await second.open(ofNew))?.form.name).toBe('First');
    second.close();
    const third = await openTab();
    expect((await third.open(ofNew))?.form.name).toBe('First');
  });

  it('is gone once it is removed, and when it cannot be read', async () => {
    const tab = await openBrowser()();
    await tab.open(ofNew);
    tab.keep(ofNew, draftNamed('New'));
    tab.keep(ofNew, null);
    expect(await tab.open(ofNew)).toBeNull();
    tab.keep(ofNew, { ...draftNamed('New'), id: 'not a uuid' });
    expect(await tab.open(ofNew)).toBeNull();
  });
});
