import { describe, expect, it } from 'vitest';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import {
  asked,
  deals,
  known,
  nothing,
  notKnown,
  serverFactsFixtures,
} from './server-facts.fixtures';
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

  it('shows a request at once, and reads again what was requested before it', () => {
    const change = { type: 'request changed', serverId: '7', request: asked } as const;
    const story = start().send({ type: 'list read' }).resolve('load', known).send(change);
    story.expect('known').expectContext({ facts: new Map([['7', { ...deals, request: asked }]]) });
    story
      .send({ ...change, request: null })
      .expectContext({ facts })
      .send({ type: 'list read' })
      .send(change)
      .expect('loading')
      .expectCalls('load', [undefined, undefined, undefined]);
    story
      .send({ ...change, serverId: '8' })
      .resolve('load', nothing)
      .expect('known');
  });

  it.each(['signInRequired', 'unreachable'] as const)('%s: keeps what is known', (kind) => {
    const story = start().send({ type: 'list read' }).resolve('load', known);
    expect(serverFactsFailure(story.snapshot())).toBeNull();
    story.send({ type: 'list read' }).resolve('load', notKnown(kind)).expect({ failed: kind });
    expect(serverFactsFailure(story.snapshot())).toBe(kind);
    story.expectContext({ facts }).send({ type: 'retry' }).expect('loading');
  });
});
