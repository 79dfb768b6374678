import { describe, it } from 'vitest';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import {
  arrived,
  docsSearchFixtures,
  hits,
  relayAdd,
  relays,
  unreachable,
} from './docs-search.fixtures';
import { docsSearchMachine } from './docs-search.machine';

describe('docsSearch, walked', () => {
  walkMachine(docsSearchMachine, docsSearchFixtures);
});

const opened = () => scenario(docsSearchMachine).resolve('loadIndex', arrived);

describe('the search of the documentation', () => {
  it('does not search before the user types', () => {
    opened().expect({ ready: 'blank' }).expectContext({ hits: [] });
  });

  it('searches for text typed while the index loads', () => {
    scenario(docsSearchMachine)
      .send({ type: 'type', query: 'relay' })
      .expect('loading')
      .resolve('loadIndex', arrived)
      .expect({ ready: 'results' })
      .expectContext({ hits, marked: 0 });
  });

  it('moves with the arrow keys and picks with Enter', () => {
    opened()
      .send({ type: 'type', query: 'relay' })
      .send({ type: 'move', by: -1 })
      .expectContext({ marked: 1 })
      .send({ type: 'pick marked' })
      .expectEmitted([{ type: 'picked', hit: relayAdd }])
      .send({ type: 'move', by: 1 })
      .send({ type: 'pick marked' })
      .expectEmitted([{ type: 'picked', hit: relays }]);
  });

  it('ignores a hit that is not in the list', () => {
    opened()
      .send({ type: 'type', query: 'relay' })
      .send({ type: 'pick', path: '/nowhere' })
      .expectEmitted([]);
  });

  it('marks the first hit again when the query changes', () => {
    opened()
      .send({ type: 'type', query: 'relay' })
      .send({ type: 'move', by: 1 })
      .send({ type: 'type', query: 'relay ' })
      .expectContext({ marked: 0 });
  });

  it('reports no results, until the query is cleared', () => {
    opened()
      .send({ type: 'type', query: 'zzz' })
      .expect({ ready: 'empty' })
      .send({ type: 'pick marked' })
      .expectEmitted([])
      .send({ type: 'type', query: ' ' })
      .expect({ ready: 'blank' });
  });

  it('keeps the query after an error and can retry', () => {
    scenario(docsSearchMachine)
      .resolve('loadIndex', unreachable)
      .send({ type: 'type', query: 'relay' })
      .expect('unreachable')
      .send({ type: 'retry' })
      .expect('loading')
      .resolve('loadIndex', arrived)
      .expect({ ready: 'results' });
  });
});
