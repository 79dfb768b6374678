import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { WorldName } from '#mocks/worlds';
import { cardsId, startingStores } from '#mocks/market/starting-stores';
import { enterWorld } from '../../../../tests/setup/enter-world';
import { until } from '../../../../tests/setup/until';
import { type CheckoutLinkOf, watchBuyer } from './buyer-reference';

const stripe = 'https://buy.stripe.com/test_vault';
const vault =
  startingStores.flatMap(({ memberships }) => memberships).find(({ name }) => name === 'Vault')
    ?.id ?? '';

/** Opens a store with one checkout link. */
function visit(world: WorldName, checkoutUrl: string) {
  const backend = enterWorld(world);
  const root = new EventTarget();
  vi.stubGlobal('document', root);
  vi.stubGlobal('Element', class extends EventTarget {});
  const requests: string[] = [];
  backend.server.events.on('request:start', ({ request }) => {
    requests.push(new URL(request.url).pathname);
  });
  let listener = () => {};
  let user: { id: string; email: null; metadata: Readonly<Record<string, unknown>> } | null = null;
  const signIn = (id: string | null) => {
    user = id === null ? null : { id, email: null, metadata: {} };
    listener();
  };
  const session = {
    getSnapshot: () => ({ context: { session: user && { user } } }),
    subscribe: (next: () => void) => {
      listener = next;
      return { unsubscribe: () => (listener = () => {}) };
    },
  };
  const links: (CheckoutLinkOf | null)[] = [];
  const store = { id: cardsId, memberships: [{ checkoutUrl } as never] };
  const stop = watchBuyer({ session, store, onLinks: (linkOf) => links.push(linkOf) });
  onTestFinished(stop);
  const asked = () => requests.filter((path) => path.endsWith('/buyer_references')).length;
  return { signIn, links, stop, asked };
}

const rested = () => new Promise((resolve) => setTimeout(resolve, 1_500));

describe('watchBuyer', () => {
  it('adds the reference of the visitor until they sign out', async () => {
    const { signIn, links } = visit('buyer', stripe);
    signIn('noor');
    await until(() => expect(links).toHaveLength(1));
    expect(links[0]?.(stripe, vault)).toMatch(
      /^https:\/\/buy\.stripe\.com\/test_vault\?client_reference_id=[0-9a-f]{32}$/,
    );
    expect(links[0]?.(stripe, 'another membership')).toBe(stripe);
    signIn(null);
    expect(links.slice(1)).toEqual([null]);
  });

  it('leaves plain links when it stops', async () => {
    const { signIn, links, stop } = visit('buyer', stripe);
    signIn('noor');
    await until(() => expect(links).toHaveLength(1));
    stop();
    signIn('somebody else');
    expect(links.slice(1)).toEqual([null]);
  });

  it.each([
    ['a signed-out visitor', null, stripe],
    ['a provider that takes no reference', 'noor', 'https://whop.com/cards'],
  ] as const)('reads no reference: %s', async (_, id, url) => {
    const { signIn, links, asked } = visit('buyer', url);
    signIn(id);
    await rested();
    expect([links, asked()]).toEqual([[], 0]);
  });

  it('leaves the links plain without an answer', async () => {
    const { signIn, links, asked } = visit('buyer-unreachable', stripe);
    signIn('noor');
    await until(() => expect(asked()).toBe(1));
    await rested();
    expect(links).toEqual([]);
  });
});
