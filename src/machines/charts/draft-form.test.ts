import { describe, expect, it, vi } from 'vitest';
import type { Result } from '#domain/result';
import { scenario } from '../../../tests/setup/scenario';
import { planWalk } from '../../../tests/setup/walk-machine';
import { draftForm } from './draft-form';
import { draftFormAt, draftFormFixtures } from './draft-form.fixtures';
import type { DraftToKeep } from './draft-form-types';

interface Note {
  name: string;
  version: number;
}
type Failure =
  | { kind: 'clash' | 'moved'; theirs: Note | null }
  | { kind: 'deleted' | 'gone' | 'signInRequired' | 'unanswered' };
interface Base {
  answer: Result<Note | null, Failure>;
  input: { userId: string; newId: () => string };
  form: { name: string; tags: string };
  stored: Note;
  save: { id: string; name: string; version: number | null };
}
interface Full extends Base {
  of: { place: number };
  remove: Note;
  key: { userId: string; version: number | null };
}

const common = {
  kinds: ['clash', 'moved', 'deleted', 'gone', 'signInRequired', 'unanswered'],
  remedies: { clash: 'choose', moved: 'rebase', deleted: 'renew', gone: 'none' },
  formOf: (stored: Note | null) => ({ name: stored?.name ?? '', tags: '' }),
  isSame: (one: Base['form'], other: Base['form']) =>
    one.name === other.name && one.tags === other.tags,
  save: ({ id, base, form }: { id: string; base: Note | null; form: Base['form'] }) =>
    form.name === '' ? null : { id, name: form.name, version: base?.version ?? null },
} as const;

const full = draftForm<Full>()({
  id: 'full',
  ...common,
  ids: { newId: ({ newId }) => newId(), renewedBy: 'open' },
  remove: ({ base }) => base,
  keyOf: ({ input: { userId }, base }) => ({ userId, version: base?.version ?? null }),
});
const merging = draftForm<Full>()({
  id: 'merging',
  ...common,
  merge: ({ form }, theirs, taken) => ({
    ...form,
    name: taken === 'mine' ? form.name : theirs.name,
  }),
  remove: ({ base }) => base,
  keyOf: ({ input: { userId } }) => ({ userId, version: null }),
});
const unsaved = draftForm<Full>()({
  id: 'unsaved',
  ...common,
  isStored: ({ version }) => version > 0,
  remove: ({ base }) => base,
  keyOf: ({ input: { userId } }) => ({ userId, version: null }),
});
const here = draftForm<Base>()({
  id: 'here',
  ...common,
  ids: { newId: ({ newId }) => newId(), renewedBy: 'change' },
});
const removable = draftForm<Base & { remove: Note }>()({
  id: 'removable',
  ...common,
  remove: ({ base }) => base,
});

const note: Note = { name: 'Vault', version: 1 };
const theirs: Note = { name: 'Theirs', version: 2 };
const of = { place: 3 };

const input = () => {
  let count = 0;
  return {
    userId: 'mira',
    newId: () => {
      count += 1;
      return `id ${count}`;
    },
  };
};
const samples = {
  input: input(),
  stored: [null, note],
  fields: [{ name: 'Mine' }, { name: '' }],
  values: [theirs],
  theirs: { clash: [theirs, null], moved: [theirs] },
};
const kept = [{ base: note, form: { name: 'Kept', tags: '' } }];
const silent = { actions: { keepDraft: () => {} } };

describe.each([
  [
    'is kept in the browser',
    () => planWalk(full.provide(silent), draftFormFixtures(full, { ...samples, of, kept })),
  ],
  [
    'merges',
    () => planWalk(merging.provide(silent), draftFormFixtures(merging, { ...samples, of })),
  ],
  [
    'is part of a thing',
    () =>
      planWalk(
        unsaved.provide(silent),
        draftFormFixtures(unsaved, { ...samples, of, stored: [{ ...note, version: 0 }, note] }),
      ),
  ],
  ['is kept in the page', () => planWalk(here, draftFormFixtures(here, samples))],
  [
    'is kept in the page, and deletes',
    () => planWalk(removable, draftFormFixtures(removable, samples)),
  ],
])('a form that %s', (_, plan) => {
  it('reaches every state and every transition', () => {
    expect(plan().coverage().missing).toEqual([]);
  });
});

const rename = { type: 'change', fields: { name: 'Mine' } } as const;
const save = { type: 'save' } as const;
const confirm = { type: 'confirm' } as const;
const ofNew = { userId: 'mira', version: null };
const ofNote = { userId: 'mira', version: 1 };

function opened(stored: Note | null = note, machine = full) {
  const keep = vi.fn<(kept: DraftToKeep<Full>) => void>();
  const story = scenario(machine.provide({ actions: { keepDraft: (_, draft) => keep(draft) } }), {
    input,
  })
    .send({ type: 'open', of, stored })
    .expect('opening')
    .resolve('openDraft', null)
    .expect({ form: 'editing' });
  return { keep, story };
}
const failed = (kind: 'deleted' | 'gone' | 'signInRequired' | 'unanswered') =>
  ({ ok: false, error: { kind } }) as const;
const clashWith = (other: Note | null, kind: 'clash' | 'moved' = 'clash') =>
  ({ ok: false, error: { kind, theirs: other } }) as const;
const renamed = (stored: Note | null = note, machine = full) => {
  const { keep, story } = opened(stored, machine);
  return { keep, story: story.send(rename) };
};

describe('a form', () => {
  it('saves a new thing under its id, reports it, and forgets the draft', () => {
    const { keep, story } = renamed(null);
    story
      .send(save)
      .send(save)
      .send({ type: 'close' })
      .send({ type: 'change', fields: { name: 'Late' } })
      .expect('saving')
      .expectCalls('save', [{ id: 'id 1', name: 'Mine', version: null }])
      .resolve('save', { ok: true, value: theirs })
      .expect('closed')
      .expectEmitted([
        {
          type: 'saved',
          draft: { ...draftIn(story), form: { name: 'Mine', tags: '' } },
          value: theirs,
        },
      ]);
    expect(keep).toHaveBeenLastCalledWith({ key: ofNew, draft: null });
  });

  it('shows its problems only after an attempt to save', () => {
    opened(null)
      .story.expectContext({ isChecked: false })
      .send(save)
      .expect({ form: 'editing' })
      .expectContext({ isChecked: true })
      .expectCalls('save', []);
  });

  it('closes without a request if nothing was changed', () => {
    opened().story.send(save).expect('closed').expectCalls('save', []);
  });

  it('of a part that is not stored yet cannot be left blank, and not be deleted', () => {
    opened({ name: '', version: 0 }, unsaved)
      .story.send({ type: 'delete' })
      .send(save)
      .expect({ form: 'editing' })
      .expectContext({ isStored: false, isChecked: true });
  });

  it('keeps what is typed at once, also when it closes, and opens with it again', () => {
    const { keep, story } = renamed();
    const draft = { id: 'id 1', base: note, form: { name: 'Mine', tags: '' } };
    expect(keep.mock.calls).toEqual([[{ key: ofNote, draft }]]);
    story
      .send({ type: 'close' })
      .send({ type: 'open', of, stored: theirs })
      .expectContext({ isRestored: false })
      .resolve('openDraft', draft)
      .expectContext({ ...draft, isRestored: true, isChanged: true });
    expect(keep).toHaveBeenCalledTimes(1);
  });

  it('forgets what is typed once it is typed back', () => {
    const { keep, story } = renamed();
    story.send({ type: 'change', fields: { name: 'Vault' } }).expectContext({ isChanged: false });
    expect(keep).toHaveBeenLastCalledWith({ key: ofNote, draft: null });
  });

  it('is discarded after a question, also after an error', () => {
    const { keep, story } = renamed();
    story
      .send({ type: 'discard' })
      .expect({ asking: 'discard' })
      .send({ type: 'cancel' })
      .expect({ form: 'editing' })
      .send(save)
      .resolve('save', failed('unanswered'))
      .send({ type: 'discard' })
      .send({ type: 'cancel' })
      .expect({ form: { failed: 'unanswered' } })
      .send({ type: 'discard' });
    expect(keep).toHaveBeenCalledTimes(1);
    story.send(confirm).expect('closed');
    expect(keep).toHaveBeenLastCalledWith({ key: ofNote, draft: null });
  });

  it.each(['signInRequired', 'unanswered', 'deleted'] as const)(
    '%s: keeps what is typed, says why, and can be saved again under the same id',
    (kind) => {
      const { keep, story } = renamed(null);
      const request = { id: 'id 1', name: 'Mine', version: null };
      story
        .send(save)
        .resolve('save', failed(kind))
        .expect({ form: { failed: kind } })
        .expectContext({ error: kind, form: { name: 'Mine', tags: '' } })
        .expectEmitted([{ type: 'failed', kind, theirs: null }])
        .send(save)
        .expectContext({ error: null })
        .expectCalls('save', [request, request])
        .resolve('save', { ok: true, value: theirs })
        .expect('closed');
      expect(keep).toHaveBeenCalledTimes(2);
    },
  );

  it('replaces an error with the next one, and drops it after an edit', () => {
    renamed()
      .story.send(save)
      .resolve('save', failed('unanswered'))
      .send(save)
      .resolve('save', failed('signInRequired'))
      .expectContext({ error: 'signInRequired' })
      .send(rename)
      .expect({ form: 'editing' })
      .expectContext({ error: null });
  });

  it('that cannot be saved anymore stays, to be copied', () => {
    const { story } = renamed();
    story
      .send(save)
      .resolve('save', failed('gone'))
      .send(save)
      .send({ type: 'delete' })
      .expect({ form: { failed: 'gone' } })
      .expectContext({ form: { name: 'Mine', tags: '' } });
    expect(story.snapshot().hasTag('blocked')).toBe(true);
  });

  it('of a thing that was deleted is saved as a new one', () => {
    const { keep, story } = renamed();
    story
      .send(save)
      .resolve('save', failed('deleted'))
      .send({ type: 'save as new' })
      .expect('saving')
      .expectCalls('save', [
        { id: 'id 1', name: 'Mine', version: 1 },
        { id: 'id 2', name: 'Mine', version: null },
      ]);
    expect(keep.mock.calls.slice(-2).map(([{ key, draft }]) => [key, draft !== null])).toEqual([
      [ofNote, false],
      [ofNew, true],
    ]);
  });
});

describe('a clash', () => {
  const clashed = (machine = full) => {
    const { keep, story } = renamed(note, machine);
    return { keep, story: story.send(save).resolve('save', clashWith(theirs)) };
  };

  it('shows both, and saves and deletes nothing until it is decided', () => {
    clashed()
      .story.expect({ form: { failed: 'clash' } })
      .expectContext({ theirs, form: { name: 'Mine', tags: '' } })
      .send(save)
      .send({ type: 'delete' })
      .send({ type: 'change', fields: { tags: 'new' } })
      .send({ type: 'discard' })
      .send({ type: 'cancel' })
      .expect({ form: { failed: 'clash' } })
      .expectContext({ theirs, form: { name: 'Mine', tags: 'new' } });
  });

  it('saves mine over theirs', () => {
    const { keep, story } = clashed();
    story
      .send({ type: 'keep mine' })
      .expect({ form: 'editing' })
      .expectContext({ base: theirs, theirs: null, error: null })
      .send(save)
      .expectCalls('save', [
        { id: 'id 1', name: 'Mine', version: 1 },
        { id: 'id 1', name: 'Mine', version: 2 },
      ]);
    const draft = { id: 'id 1', base: theirs, form: { name: 'Mine', tags: '' } };
    expect(keep.mock.calls.slice(-2)).toEqual([
      [{ key: ofNote, draft: null }],
      [{ key: { userId: 'mira', version: 2 }, draft }],
    ]);
  });

  it('takes theirs, after which nothing is left to save', () => {
    clashed()
      .story.send({ type: 'take theirs' })
      .expectContext({ base: theirs, form: { name: 'Theirs', tags: '' }, isChanged: false })
      .send(save)
      .expect('closed');
  });

  it('keeps what only one side changed', () => {
    clashed(merging)
      .story.send({ type: 'change', fields: { tags: 'new' } })
      .send({ type: 'take theirs' })
      .expectContext({ form: { name: 'Theirs', tags: 'new' }, isChanged: true });
  });

  it('with a deleted thing saves a new one', () => {
    renamed()
      .story.send(save)
      .resolve('save', clashWith(null))
      .send({ type: 'keep mine' })
      .send(save)
      .expectCalls('save', [
        { id: 'id 1', name: 'Mine', version: 1 },
        { id: 'id 1', name: 'Mine', version: null },
      ]);
  });

  it('that overwrites nothing is saved for the new version', () => {
    renamed()
      .story.send(save)
      .resolve('save', clashWith(theirs, 'moved'))
      .expect({ form: { failed: 'moved' } })
      .expectContext({ base: theirs, theirs: null, form: { name: 'Mine', tags: '' } })
      .expectEmitted([{ type: 'failed', kind: 'moved', theirs }])
      .send(save)
      .expectCalls('save', [
        { id: 'id 1', name: 'Mine', version: 1 },
        { id: 'id 1', name: 'Mine', version: 2 },
      ]);
  });
});

describe('deleting', () => {
  it('is asked about first, and forgets the draft', () => {
    const { keep, story } = renamed();
    story
      .send({ type: 'delete' })
      .send({ type: 'cancel' })
      .expect({ form: 'editing' })
      .send({ type: 'delete' })
      .send(confirm)
      .expect('deleting')
      .expectCalls('remove', [note])
      .resolve('remove', { ok: true, value: null })
      .expect('closed')
      .expectEmitted([{ type: 'deleted', draft: draftIn(story), value: null }]);
    expect(keep).toHaveBeenLastCalledWith({ key: ofNote, draft: null });
  });

  it('is not possible before something is stored, and may clash', () => {
    opened(null).story.send({ type: 'delete' }).expect({ form: 'editing' });
    opened()
      .story.send({ type: 'delete' })
      .send(confirm)
      .resolve('remove', clashWith(theirs))
      .expect({ form: { failed: 'clash' } })
      .expectContext({ theirs });
  });
});

describe('a form that is kept in the page', () => {
  const start = () => scenario(here, { input }).send({ type: 'open', stored: null });

  it('keeps a new thing while it is closed, and while a stored one is changed', () => {
    start()
      .send(rename)
      .send({ type: 'close' })
      .send({ type: 'open', stored: note })
      .expectContext({ form: { name: 'Vault', tags: '' } })
      .send({ type: 'change', fields: { name: 'Other' } })
      .send({ type: 'close' })
      .send({ type: 'open', stored: null })
      .expectContext({ form: { name: 'Mine', tags: '' }, isChanged: true })
      .send(save)
      .resolve('save', { ok: true, value: null })
      .send({ type: 'open', stored: null })
      .expectContext({ form: { name: '', tags: '' } });
  });

  it('repeats a save with the same id, and saves another thing with another id', () => {
    const ids = (story: ReturnType<typeof start>) => story.snapshot().context.id;
    const story = start().send(rename);
    const first = ids(story);
    story.send(save).resolve('save', failed('unanswered')).send(save);
    expect(ids(story)).toBe(first);
    story.resolve('save', failed('unanswered')).send({ type: 'change', fields: { tags: 'new' } });
    expect(ids(story)).not.toBe(first);
  });
});

it('is made in a state for a story', () => {
  const { context, value } = draftFormAt(here, { form: { failed: 'gone' } }, input(), {
    isChanged: true,
  });
  expect(value).toEqual({ form: { failed: 'gone' } });
  expect(context).toMatchObject({ error: 'gone', isChanged: true, form: { name: '' } });
});

function draftIn(story: { snapshot: () => { context: object } }) {
  const { input: given, of: place, id, base, form } = Object(story.snapshot().context);
  return { input: given, of: place, id, base, form };
}
