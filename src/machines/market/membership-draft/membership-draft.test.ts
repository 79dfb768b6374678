import { describe, expect, it, vi } from 'vitest';
import { emptyForm, formOfMembership } from '#domain/marketplace/membership-form';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import { vault } from '../membership-list/membership-list.fixtures';
import {
  draftInput,
  FIRST_ID,
  keptDraft,
  membershipDraftFixtures,
  notSaved,
  renamed,
  saved,
  theirs,
  withoutStorage,
} from './membership-draft.fixtures';
import { membershipDraftMachine } from './membership-draft.machine';
import { checkedForm, mergedForm, type DraftToKeep } from './membership-draft.setup';

const add = { type: 'add', position: 2, currency: 'EUR' } as const;
const edit = { type: 'edit', membership: vault } as const;
const rename = { type: 'change', fields: { name: 'Renamed' } } as const;
const fill = { type: 'change', fields: { name: 'New', price: '49.99' } } as const;
const save = { type: 'save' } as const;
const form = formOfMembership(vault);

const ofNew = { userId: 'mira', storeId: 'biz_00000001', membershipId: null };
const ofVault = { ...ofNew, membershipId: vault.id };

function open() {
  const keep = vi.fn<(kept: DraftToKeep) => void>();
  const machine = membershipDraftMachine.provide({
    actions: { keepDraft: (_, kept) => keep(kept) },
  });
  return { keep, story: scenario(machine, { input: draftInput }) };
}

const editing = () => {
  const { keep, story } = open();
  return { keep, story: story.send(edit).resolve('openDraft', null).send(rename) };
};

describe('membership-draft', () => {
  walkMachine(withoutStorage, membershipDraftFixtures);

  it('names the field that takes the focus, until another form is opened', () => {
    const { story } = open();
    story
      .send({ ...edit, field: 'checkoutUrl' })
      .expectContext({ firstField: 'checkoutUrl' })
      .resolve('openDraft', keptDraft)
      .expectContext({ firstField: 'checkoutUrl', isRestored: true })
      .send({ type: 'close' })
      .send(edit)
      .expectContext({ firstField: null });
  });

  describe('a new membership', () => {
    it('is added under an id of its own, and reported', () => {
      const { story } = open();
      story
        .send(add)
        .expect('opening')
        .expectCalls('openDraft', [ofNew])
        .resolve('openDraft', null)
        .expect('editing')
        .expectContext({ form: { ...emptyForm, currency: 'EUR' }, isRestored: false })
        .send(fill)
        .send(save)
        .expect('saving');
      const { details } = checkedForm(story.snapshot().context);
      expect(details).toMatchObject({ name: 'New', priceMinor: 4999, currency: 'EUR' });
      story
        .expectCalls('save', [
          { storeId: 'biz_00000001', base: null, id: FIRST_ID, position: 2, details },
        ])
        .resolve('save', saved)
        .expect('saved')
        .expectEmitted([
          { type: 'saved', membership: renamed },
          { type: 'notice', notice: 'created' },
        ]);
    });

    it('is not saved with a problem, which is then shown', () => {
      const { story } = open();
      story
        .send(add)
        .resolve('openDraft', null)
        .expectContext({ isChecked: false })
        .send(save)
        .expect('editing')
        .expectContext({ isChecked: true })
        .expectCalls('save', []);
    });

    it('is repeated under the same id after a lost response', () => {
      const { story } = open();
      story.send(add).resolve('openDraft', null).send(fill).send(save);
      story.resolve('save', notSaved('unanswered')).expect({ failed: 'unanswered' }).send(save);
      expect(story.snapshot().value).toBe('saving');
      story.expectRunning(['save']);
      story.expectContext({ id: FIRST_ID });
    });
  });

  describe('what is typed', () => {
    it('is kept at once, and forgotten when it is typed back', () => {
      const { keep, story } = editing();
      const draft = { id: vault.id, base: vault, form: { ...form, name: 'Renamed' } };
      expect(keep.mock.lastCall).toEqual([{ of: ofVault, draft }]);
      story.send({ type: 'change', fields: { name: vault.name } });
      expect(keep.mock.lastCall).toEqual([{ of: ofVault, draft: null }]);
    });

    it('is still kept after the form is closed, and restored when it opens again', () => {
      const { keep, story } = editing();
      const kept = keep.mock.calls.length;
      story.send({ type: 'close' }).expect('closed');
      expect(keep.mock.calls).toHaveLength(kept);
      story
        .send(edit)
        .resolve('openDraft', keptDraft)
        .expectContext({ form: keptDraft.form, start: form, isRestored: true });
    });

    it('is forgotten when it is discarded or saved', () => {
      const { keep, story } = editing();
      story.send({ type: 'discard' }).expect('closed');
      expect(keep.mock.lastCall).toEqual([{ of: ofVault, draft: null }]);
      const other = editing();
      other.story.send(save).resolve('save', saved);
      expect(other.keep.mock.lastCall).toEqual([{ of: ofVault, draft: null }]);
    });

    it.each(['rejected', 'signInRequired', 'unreachable', 'unanswered', 'notAllowed'] as const)(
      'stays in the form after the error %s, and can be saved again',
      (kind) => {
        const { keep, story } = editing();
        const kept = keep.mock.calls.length;
        story
          .send(save)
          .resolve('save', notSaved(kind))
          .expect({ failed: kind })
          .expectContext({ form: { ...form, name: 'Renamed' } })
          .expectEmitted([])
          .send(save)
          .resolve('save', saved)
          .expect('saved');
        expect(keep.mock.calls).toHaveLength(kept + 1);
      },
    );

    it('stays while the request runs: the form cannot be closed or changed', () => {
      const { story } = editing();
      story.send(save).send({ type: 'close' }).send({ type: 'discard' }).send(fill);
      story.expect('saving').expectContext({ form: { ...form, name: 'Renamed' } });
    });
  });

  describe('a change that clashes', () => {
    const clash = () => {
      const { keep, story } = editing();
      return { keep, story: story.send(save).resolve('save', notSaved('conflict')) };
    };

    it('shows both, and saves nothing until it is decided', () => {
      const { story } = clash();
      story.expect({ failed: 'conflict' }).expectContext({ theirs });
      expect(mergedForm(story.snapshot().context).clashes).toEqual(['name']);
      story.send(save).expect({ failed: 'conflict' });
      story
        .send({ type: 'change', fields: { description: 'More' } })
        .expect({ failed: 'conflict' });
    });

    it('keeps ours, with what only they changed', () => {
      const { keep, story } = clash();
      const merged = { ...form, name: 'Renamed', price: '59.99' };
      story
        .send({ type: 'keep mine' })
        .expect('editing')
        .expectContext({ base: theirs, form: merged, theirs: null });
      const draft = { id: vault.id, base: theirs, form: merged };
      expect(keep.mock.lastCall).toEqual([{ of: ofVault, draft }]);
    });

    it('takes theirs, after which nothing is left to save', () => {
      const { keep, story } = clash();
      story.send({ type: 'take theirs' }).expectContext({ form: formOfMembership(theirs) });
      expect(keep.mock.lastCall).toEqual([{ of: ofVault, draft: null }]);
      story.send(save).expect('closed');
    });

    it('of a new membership that was already added changes that one', () => {
      const { keep, story } = open();
      story.send(add).resolve('openDraft', null).send(fill).send(save);
      story.resolve('save', notSaved('conflict')).send({ type: 'keep mine' });
      story.expectContext({ base: theirs, id: theirs.id });
      expect(story.snapshot().context.form.name).toBe('New');
      expect(keep.mock.calls.slice(-2).map(([{ of, draft }]) => [of, draft !== null])).toEqual([
        [ofNew, false],
        [ofVault, true],
      ]);
    });
  });

  it('saves a membership that was deleted meanwhile as a new one', () => {
    const { story } = editing();
    story
      .send(save)
      .resolve('save', notSaved('notAllowed'))
      .send({ type: 'save as new' })
      .expect('saving')
      .expectContext({ base: null, id: FIRST_ID });
  });

  it('with nothing to save closes', () => {
    const { story } = open();
    story.send(edit).resolve('openDraft', null).send(save).expect('closed').expectCalls('save', []);
  });
});
