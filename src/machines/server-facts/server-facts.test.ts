import { describe, expect, it } from 'vitest';
import { scenario } from '../../../tests/setup/scenario';
import { walkMachine } from '../../../tests/setup/walk-machine';
import { deals, known, nothing, notKnown, serverFactsFixtures } from './server-facts.fixtures';
import { serverFactsMachine } from './server-facts.machine';
import { serverFactsFailure } from './view';

const start = () => scenario(serverFactsMachine);
const facts = new Map([['7', deals]]);

describe('server-facts', () => {
  walkMachine(serverFactsMachine, serverFactsFixtures);

  it('reads nothing before the list', () => {
    start().expect('waiting').expectCalls('load', []);
  });

  it('reads the facts after the list, and after each change of it', () => {
    start()
      .send({ type: 'list read' })
      .resolve('load', known)
      .expect('known')
      .expectContext({ facts })
      .send({ type: 'list read' })
      .expect('loading')
      .resolve('load', nothing)
      .expectContext({ facts: new Map() });
  });

  it.each(['signInRequired', 'unreachable'] as const)('%s: keeps what is known', (kind) => {
    const story = start().send({ type: 'list read' }).resolve('load', known);
    expect(serverFactsFailure(story.snapshot())).toBeNull();
    story.send({ type: 'list read' }).resolve('load', notKnown(kind)).expect({ failed: kind });
    expect(serverFactsFailure(story.snapshot())).toBe(kind);
    story.expectContext({ facts }).send({ type: 'retry' }).expect('loading');
  });
});
