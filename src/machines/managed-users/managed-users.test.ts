import { describe, expect, it } from 'vitest';
import { scenario } from '../../../tests/setup/scenario';
import { walkMachine } from '../../../tests/setup/walk-machine';
import { listedUsers } from './view';
import {
  added,
  all,
  both,
  fresh,
  managedUsersFixtures,
  mira,
  nobody,
  notAdded,
  notListed,
  notRemoved,
  removed,
  sam,
} from './managed-users.fixtures';
import { managedUsersMachine } from './managed-users.machine';

const typed = { discordId: fresh.discordId, panelId: fresh.panelId };
const { discordId } = mira;

const at = (part: Partial<Record<'addition' | 'question' | 'removal', string | object>> = {}) =>
  ({ listed: { addition: 'resting', question: 'none', removal: 'resting', ...part } }) as never;

const start = () => scenario(managedUsersMachine);
const listed = () => start().resolve('load', both);
const adding = () => listed().send({ type: 'add', user: typed });
const asking = () => listed().send({ type: 'remove', discordId });
const removing = () => asking().send({ type: 'confirm' });
const shown = (story: ReturnType<typeof start>) => listedUsers(story.snapshot());

describe('managedUsers', () => {
  walkMachine(managedUsersMachine, managedUsersFixtures);

  describe('the list', () => {
    it('is loaded when the panel opens', () => {
      const story = start().expect('loading').expectRunning(['load']).resolve('load', both);
      expect(shown(story.expect(at()))).toEqual([mira, sam]);
    });

    it('may be empty', () => {
      expect(shown(start().resolve('load', nobody).expect(at()))).toEqual([]);
    });

    it.each(['notAllowed', 'unreachable'] as const)(
      'can be loaded again after the error %s',
      (kind) => {
        start()
          .resolve('load', notListed(kind))
          .expect({ failed: kind })
          .send({ type: 'retry' })
          .resolve('load', both)
          .expect(at());
      },
    );

    it('is not loaded after the session ended', () => {
      start()
        .resolve('load', notListed('signInRequired'))
        .expect({ failed: 'signInRequired' })
        .send({ type: 'retry' })
        .expectRunning([]);
    });
  });

  describe('adding a user', () => {
    it('lists the user first after the response, with a notice', () => {
      const story = adding()
        .expect(at({ addition: 'adding' }))
        .expectCalls('add', [typed])
        .expectEmitted([]);
      expect(shown(story)).toEqual([mira, sam]);
      story
        .resolve('add', added)
        .expect(at())
        .expectEmitted([{ type: 'notice', notice: 'added' }]);
      expect(shown(story)).toEqual([fresh, mira, sam]);
    });

    it('sends one request, however often Add is pressed', () => {
      adding().send({ type: 'add', user: typed }).expectCalls('add', [typed]);
    });

    it('reloads the list if someone else added the user', () => {
      const story = adding()
        .resolve('add', notAdded('alreadyThere'))
        .expect(at({ addition: { failed: { alreadyThere: 'reading' } } }))
        .resolve('load', all)
        .expect(at({ addition: { failed: { alreadyThere: 'known' } } }))
        .expectEmitted([]);
      expect(shown(story)).toEqual([fresh, mira, sam]);
      story.send({ type: 'change' }).expect(at());
    });

    it('keeps the list if reloading fails', () => {
      const story = adding()
        .resolve('add', notAdded('alreadyThere'))
        .resolve('load', notListed('unreachable'))
        .expect(at({ addition: { failed: { alreadyThere: 'known' } } }));
      expect(shown(story)).toEqual([mira, sam]);
    });

    it('can be retried after an error', () => {
      adding()
        .resolve('add', notAdded('unknown'))
        .expect(at({ addition: { failed: 'unknown' } }))
        .send({ type: 'add', user: typed })
        .expectCalls('add', [typed, typed])
        .resolve('add', added)
        .expect(at());
    });

    it.each(['notAllowed', 'signInRequired'] as const)('closes the list: %s', (kind) => {
      adding().resolve('add', notAdded(kind)).expect({ failed: kind }).expectRunning([]);
    });
  });

  describe('removing a user', () => {
    it('requires a confirmation', () => {
      asking()
        .expect(at({ question: 'asking' }))
        .expectContext({ toConfirm: discordId })
        .expectCalls('remove', [])
        .send({ type: 'cancel' })
        .expect(at())
        .send({ type: 'confirm' })
        .expectCalls('remove', []);
    });

    it('removes the user at once, with a notice after the response', () => {
      const story = removing()
        .expect(at({ removal: 'removing' }))
        .expectCalls('remove', [{ discordId }])
        .expectEmitted([]);
      expect(shown(story)).toEqual([sam]);
      story
        .resolve('remove', removed)
        .expect(at())
        .expectEmitted([{ type: 'notice', notice: 'removed' }]);
      expect(shown(story)).toEqual([sam]);
    });

    it('restores the user after an error, and can be retried', () => {
      const story = removing()
        .resolve('remove', notRemoved('unknown'))
        .expect(at({ removal: 'failed' }))
        .expectEmitted([]);
      expect(shown(story)).toEqual([mira, sam]);
      story.send({ type: 'remove again' }).expectCalls('remove', [{ discordId }, { discordId }]);
      expect(shown(story)).toEqual([sam]);
    });

    it('can start again for the same user after an error', () => {
      removing()
        .resolve('remove', notRemoved('unknown'))
        .send({ type: 'remove', discordId })
        .send({ type: 'confirm' })
        .expect(at({ removal: 'removing' }));
    });

    it('opens the next confirmation during a removal, which has to wait', () => {
      removing()
        .send({ type: 'remove', discordId: sam.discordId })
        .send({ type: 'confirm' })
        .expect(at({ question: 'asking', removal: 'removing' }))
        .resolve('remove', removed)
        .send({ type: 'confirm' })
        .expectCalls('remove', [{ discordId }, { discordId: sam.discordId }]);
    });

    it('runs beside an addition', () => {
      const story = removing()
        .send({ type: 'add', user: typed })
        .expectRunning(['add', 'remove'])
        .resolve('add', added);
      expect(shown(story)).toEqual([fresh, sam]);
      expect(shown(story.resolve('remove', notRemoved('unknown')))).toEqual([fresh, mira, sam]);
    });

    it('ignores a user who is not listed', () => {
      listed().send({ type: 'remove', discordId: fresh.discordId }).expect(at());
    });

    it.each(['notAllowed', 'signInRequired'] as const)('closes the list: %s', (kind) => {
      const story = removing().resolve('remove', notRemoved(kind)).expect({ failed: kind });
      expect(shown(story)).toEqual([mira, sam]);
    });
  });
});
