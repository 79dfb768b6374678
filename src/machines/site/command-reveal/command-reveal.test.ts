import { describe, expect, it } from 'vitest';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import { commandRevealFixtures } from './command-reveal.fixtures';
import {
  commandRevealMachine,
  type CommandRevealView,
  startCommandReveal,
} from './command-reveal.machine';

const names = ['addrole', 'poll', 'purge'];

const opening = ({ isInstant = false, list = names } = {}) =>
  scenario(commandRevealMachine).send({ type: 'arrive', names: list, isInstant });
const left = (...list: string[]) =>
  ({ type: 'list changed', names: list, isInstant: false }) as const;

describe('commandReveal, walked', () => {
  walkMachine(commandRevealMachine, commandRevealFixtures);
});

describe('a list of commands', () => {
  it('shows a skeleton for 600 ms, then one command every 50 ms', () => {
    opening()
      .after(599)
      .expect('skeleton')
      .expectContext({ waiting: names })
      .after(1)
      .expect('revealing')
      .expectContext({ waiting: names })
      .after(50)
      .expectContext({ waiting: ['poll', 'purge'] })
      .after(50)
      .expectContext({ waiting: ['purge'] })
      .expect('revealing')
      .after(50)
      .expect('shown');
  });

  it('shows a prerendered list at once', () => {
    opening({ isInstant: true }).expect('shown').expectContext({ waiting: [] });
  });

  it('keeps matching commands visible', () => {
    opening({ isInstant: true })
      .send(left('poll'))
      .expect('shown')
      .expectContext({ names: ['poll'], waiting: [] });
  });

  it('reveals commands again after a search', () => {
    opening({ isInstant: true })
      .send(left('poll'))
      .send(left(...names))
      .expect('revealing')
      .expectContext({ waiting: ['addrole', 'purge'] })
      .after(50)
      .expectContext({ waiting: ['purge'] })
      .after(50)
      .expect('shown');
  });

  it('skips the animation if requested', () => {
    opening({ isInstant: true })
      .send({ type: 'list changed', names: ['raffle', 'poll'], isInstant: true })
      .expect('shown')
      .expectContext({ names: ['raffle', 'poll'], waiting: [] });
  });

  it('restarts the timer on each change of the search', () => {
    opening({ isInstant: true, list: [] })
      .send(left(...names))
      .after(49)
      .send(left('poll', 'purge'))
      .after(49)
      .expectContext({ waiting: ['poll', 'purge'] })
      .after(1)
      .expectContext({ waiting: ['purge'] });
  });

  it('keeps the skeleton during a search', () => {
    opening()
      .after(300)
      .send(left('poll'))
      .after(299)
      .expect('skeleton')
      .after(1)
      .expectContext({ waiting: ['poll'] });
  });
});

describe('startCommandReveal', () => {
  it('reports its view synchronously and on each change', () => {
    const seen: CommandRevealView[] = [];
    const reveal = startCommandReveal({ names, isInstant: true, isShown: false }, (view) =>
      seen.push(view),
    );
    reveal.changeList(['poll']);
    reveal.stop();
    expect(seen).toEqual([
      { isSkeleton: false, waiting: [] },
      { isSkeleton: false, waiting: [] },
    ]);
  });
});
