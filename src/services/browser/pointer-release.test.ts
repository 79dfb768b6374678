import { beforeEach, describe, expect, it, vi } from 'vitest';

type Pointer = typeof import('./pointer-release');

let page: EventTarget;

beforeEach(() => {
  vi.resetModules();
  page = new EventTarget();
});

/**
 * Loads the module as if on a new page. If `active` is given, the page contains an element that matches this selector.
 */
async function load(active: string | null = null): Promise<Pointer> {
  const querySelector = (selector: string) => (selector === active ? {} : null);
  vi.stubGlobal('document', Object.assign(page, { querySelector }));
  const pointer = await import('./pointer-release');
  pointer.watchPointer();
  return pointer;
}

const dispatch = (type: string, state: { button?: number; buttons?: number } = { button: 0 }) =>
  page.dispatchEvent(Object.assign(new Event(type), state));

async function isReleased({ pointerReleased }: Pointer): Promise<boolean> {
  const released = vi.fn();
  void pointerReleased().then(released);
  await new Promise((later) => setTimeout(later));
  await new Promise((later) => setTimeout(later));
  return released.mock.calls.length > 0;
}

describe('the pointer', () => {
  it.each(['pointerup', 'pointercancel', 'contextmenu'])('is released on %s', async (type) => {
    const pointer = await load();
    expect(await isReleased(pointer)).toBe(true);
    dispatch('pointerdown');
    expect(await isReleased(pointer)).toBe(false);
    dispatch(type);
    expect(await isReleased(pointer)).toBe(true);
  });

  it('is not pressed by another button, whose release a context menu may hide', async () => {
    const pointer = await load();
    dispatch('pointerdown', { button: 2 });
    expect(await isReleased(pointer)).toBe(true);
  });

  it.each(['pointerup', 'keyup'])(
    'may have been pressed before the script ran, and is released on %s',
    async (type) => {
      const pointer = await load(':active');
      expect(await isReleased(pointer)).toBe(false);
      dispatch(type);
      expect(await isReleased(pointer)).toBe(true);
    },
  );

  it('stays pressed when a key is released', async () => {
    const pointer = await load();
    dispatch('pointerdown');
    dispatch('keyup');
    expect(await isReleased(pointer)).toBe(false);
  });

  it('is released if it moves without a pressed button', async () => {
    const pointer = await load();
    dispatch('pointerdown');
    dispatch('pointermove', { buttons: 1 });
    expect(await isReleased(pointer)).toBe(false);
    dispatch('pointermove', { buttons: 0 });
    expect(await isReleased(pointer)).toBe(true);
  });
});
