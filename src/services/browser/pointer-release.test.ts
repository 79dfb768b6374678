import { describe, expect, it, vi } from 'vitest';
import { pointerReleased, watchPointer } from './pointer-release';

const page = new EventTarget();
vi.stubGlobal('document', page);
watchPointer();

const dispatch = (type: string, button = 0) =>
  page.dispatchEvent(Object.assign(new Event(type), { button }));

async function isReleased(): Promise<boolean> {
  const released = vi.fn();
  void pointerReleased().then(released);
  await new Promise((later) => setTimeout(later));
  await new Promise((later) => setTimeout(later));
  return released.mock.calls.length > 0;
}

describe('the pointer', () => {
  it.each(['pointerup', 'pointercancel', 'contextmenu'])('is released on %s', async (type) => {
    expect(await isReleased()).toBe(true);
    dispatch('pointerdown');
    expect(await isReleased()).toBe(false);
    dispatch(type);
    expect(await isReleased()).toBe(true);
  });

  it('is not pressed by another button, whose release a context menu may hide', async () => {
    dispatch('pointerdown', 2);
    expect(await isReleased()).toBe(true);
  });
});
