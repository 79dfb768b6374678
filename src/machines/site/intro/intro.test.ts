import { describe, expect, it } from 'vitest';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import { introFixtures } from './intro.fixtures';
import { introMachine } from './intro.machine';

describe('intro, walked', () => {
  walkMachine(introMachine, introFixtures);
});

const start = () => scenario(introMachine, { input: () => ({ slides: 6 }) });
const open = () => start().send({ type: 'open' }).expect('open').expectContext({ slide: 0 });

describe('the intro', () => {
  it('is closed at first', () => {
    start()
      .send({ type: 'next' })
      .send({ type: 'jump', slide: 3 })
      .after(60_000)
      .expect('closed')
      .expectContext({ slide: 0 });
  });

  it('stops at the last slide', () => {
    const intro = open();
    expect(intro.snapshot().can({ type: 'previous' })).toBe(false);
    for (const slide of [1, 2, 3, 4, 5]) {
      expect(intro.snapshot().can({ type: 'next' })).toBe(true);
      intro.send({ type: 'next' }).expectContext({ slide });
    }
    expect(intro.snapshot().can({ type: 'next' })).toBe(false);
    intro.send({ type: 'next' }).expectContext({ slide: 5 });
  });

  it('stops at the first slide', () => {
    open()
      .send({ type: 'next' })
      .send({ type: 'next' })
      .send({ type: 'previous' })
      .expectContext({ slide: 1 })
      .send({ type: 'previous' })
      .send({ type: 'previous' })
      .expect('open')
      .expectContext({ slide: 0 });
  });

  it('jumps to any slide', () => {
    open()
      .send({ type: 'jump', slide: 5 })
      .expectContext({ slide: 5 })
      .send({ type: 'jump', slide: 0 })
      .expectContext({ slide: 0 });
  });

  it.each([-1, 6, 1.5, Number.NaN])('ignores slide %s', (slide) => {
    open()
      .send({ type: 'jump', slide: 3 })
      .send({ type: 'jump', slide })
      .expectContext({ slide: 3 });
  });

  it('keeps its slide during the fade-out, and resets after 300 ms', () => {
    open()
      .send({ type: 'jump', slide: 4 })
      .send({ type: 'close' })
      .after(299)
      .expect('closing')
      .expectContext({ slide: 4 })
      .after(1)
      .expect('closed')
      .expectContext({ slide: 0 });
  });

  it('resets if it opens again during the fade-out', () => {
    open()
      .send({ type: 'jump', slide: 4 })
      .send({ type: 'close' })
      .after(100)
      .send({ type: 'open' })
      .expect('open')
      .expectContext({ slide: 0 })
      .after(1_000)
      .expect('open');
  });

  it('ignores navigation during the fade-out', () => {
    open().send({ type: 'close' }).send({ type: 'next' }).expectContext({ slide: 0 });
  });
});
