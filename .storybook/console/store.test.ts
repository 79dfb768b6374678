import { afterEach, describe, expect, it, vi } from 'vitest';
import { nodesOf } from './adapter';
import { lockFixtures, lockMachine } from './sample-lock';
import { createStore } from './store';

function node(key: string) {
  const found = nodesOf(lockMachine).find((each) => each.key === key);
  if (!found) throw new Error(`No state ${key}`);
  return found;
}

function open() {
  const starts = { 'Start over': undefined };
  const session = { start: 'Start over', steps: [] };
  return createStore({ machine: lockMachine, fixtures: lockFixtures, starts }, session);
}

afterEach(() => void vi.useRealTimers());

const turn = { do: 'send', type: 'turn', payload: { fixture: 2 } } as const;

describe('a jump that takes long', () => {
  it('says what it searches, and goes there in the end', async () => {
    const store = open();
    const seen: unknown[] = [];
    store.subscribe(() => seen.push(store.get().searching));
    store.jump(node('open'));
    expect(store.get().searching).toBe('open');
    expect(store.get().view.leaves).toEqual(['closed']);
    await vi.waitFor(() => expect(store.get().view.leaves).toEqual(['open']), 20_000);
    expect(store.get().notice?.text).toBe('Reached open in 14 steps.');
    expect(seen).toEqual(['open', null]);
  });

  it('can be canceled, and changes nothing then', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const store = open();
    store.jump(node('open'));
    const before = store.get().document;
    store.cancelJump();
    expect(store.get()).toMatchObject({ searching: null, document: before });
    expect(store.get().notice?.text).toBe('The search for a path to open was canceled.');
    // If the search had not been canceled, it would finish here.
    vi.runAllTimers();
    expect(store.get().document).toBe(before);
  });

  it.each([
    ['a step', (store: ReturnType<typeof open>) => store.act(turn)],
    ['another start', (store: ReturnType<typeof open>) => store.restart('Start over')],
    ['the end of the console', (store: ReturnType<typeof open>) => store.close()],
  ])('ends with %s', (_, act) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const store = open();
    store.jump(node('open'));
    act(store);
    const { document } = store.get();
    // If the search had not been canceled, it would finish here.
    vi.runAllTimers();
    expect(store.get().document).toBe(document);
  });

  it('goes on while time passes', async () => {
    const store = open();
    store.jump(node('open'));
    store.pass(100);
    expect(store.get().searching).toBe('open');
    await vi.waitFor(() => expect(store.get().view.leaves).toEqual(['open']), 20_000);
  });

  it('gives up in a machine with too many states', async () => {
    const store = open();
    store.jump(node('broken'));
    await vi.waitFor(() => expect(store.get().searching).toBeNull(), 60_000);
    expect(store.get().notice?.text).toMatch(
      /^No path to broken was found. The search ended early/,
    );
  });
});
