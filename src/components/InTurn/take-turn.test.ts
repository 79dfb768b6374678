import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { takeTurn } from './take-turn';

/** Replaces `requestAnimationFrame`. Returns a function that runs one frame and the tasks that follow it. */
function stubFrames() {
  vi.useFakeTimers();
  let frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return () => {
    const due = frames;
    frames = [];
    for (const frame of due) frame();
    vi.runAllTimers();
  };
}

describe('takeTurn', () => {
  let frame: () => void;
  let drawn: string[];
  const draw = (name: string) => takeTurn(() => void drawn.push(name));
  beforeEach(() => {
    frame = stubFrames();
    drawn = [];
  });

  it('runs one callback per frame, in call order', () => {
    for (const name of ['one', 'two', 'three']) draw(name);
    expect(drawn).toEqual([]);
    frame();
    expect(drawn).toEqual(['one']);
    frame();
    expect(drawn).toEqual(['one', 'two']);
    frame();
    frame();
    expect(drawn).toEqual(['one', 'two', 'three']);
  });

  it('runs a callback that was added by a running one, or after one that threw', () => {
    takeTurn(() => {
      draw('inside');
      throw new Error('This one breaks');
    });
    draw('after');
    expect(frame).toThrow('This one breaks');
    for (let count = 0; count < 3; count += 1) frame();
    expect(drawn).toEqual(['after', 'inside']);
    draw('later');
    frame();
    expect(drawn.at(-1)).toBe('later');
  });

  it('can be canceled', () => {
    draw('one');
    const giveUp = draw('two');
    draw('three');
    giveUp();
    for (let count = 0; count < 3; count += 1) frame();
    expect(drawn).toEqual(['one', 'three']);
    giveUp();
    draw('four');
    frame();
    expect(drawn.at(-1)).toBe('four');
  });
});
