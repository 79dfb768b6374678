import { describe, it } from 'vitest';
import { scenario } from '../../../tests/setup/scenario';
import { walkMachine } from '../../../tests/setup/walk-machine';
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
  it('asks nothing of anyone before something is typed', () => {
    opened().expect({ ready: 'blank' }).expectContext({ hits: [] });
  });

  it('looks for what was typed while the index was on its way', () => {
    scenario(docsSearchMachine)
      .send({ type: 'type', query: 'relay' })
      .expect('loading')
      .resolve('loadIndex', arrived)
      .expect({ ready: 'results' })
      .expectContext({ hits, marked: 0 });
  });

  it('goes round with the arrows and takes the marked one with Enter', () => {
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

  it('takes no hit that is not in the list', () => {
    opened()
      .send({ type: 'type', query: 'relay' })
      .send({ type: 'pick', path: '/nowhere' })
      .expectEmitted([]);
  });

  it('marks the first again when other words are typed', () => {
    opened()
      .send({ type: 'type', query: 'relay' })
      .send({ type: 'move', by: 1 })
      .send({ type: 'type', query: 'relay ' })
      .expectContext({ marked: 0 });
  });

  it('says that it found nothing, and nothing of that once the words are gone', () => {
    opened()
      .send({ type: 'type', query: 'zzz' })
      .expect({ ready: 'empty' })
      .send({ type: 'pick marked' })
      .expectEmitted([])
      .send({ type: 'type', query: ' ' })
      .expect({ ready: 'blank' });
  });

  it('whose index did not arrive keeps the words and can try again', () => {
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
