import { describe, expect, it } from 'vitest';
import type { StoreForm } from '#domain/marketplace/store-form';
import { storeFormOf } from '#domain/marketplace/store-form';
import { scenario } from '../../../../tests/setup/scenario';
import { walkTogether } from '../../../../tests/setup/walk-together';
import {
  cards,
  draft,
  letter,
  logoErrors,
  logoPath,
  newStoreFixtures,
  ofCards,
  ofNew,
  ok,
  openingErrors,
  portrait,
  saved,
  saveErrors,
  stored,
  storeSetupFixtures,
  theirs,
  withoutStorage,
} from './store-setup.fixtures';
import { storeSetupMachine, isSetupRestored } from './store-setup.machine';
import type { DraftToKeep, StoreSetupInput } from './store-setup.events';

describe('store-setup', () => {
  walkTogether(withoutStorage, [storeSetupFixtures, newStoreFixtures]);
});

/** Starts the form. Records the drafts that it stores and the logos that it deletes. */
function start(input: StoreSetupInput = ofCards) {
  const kept: DraftToKeep[] = [];
  const dropped: string[] = [];
  const machine = storeSetupMachine.provide({
    actions: {
      storeDraft: (_, draftToKeep) => void kept.push(draftToKeep),
      dropLogo: (_, path) => void (path !== null && dropped.push(path)),
    },
  });
  return { setup: scenario(machine, { input: () => input }), kept, dropped };
}

const open = (input: StoreSetupInput = ofCards) => {
  const started = start(input);
  started.setup
    .resolve('loadDraft', null)
    .expect({ form: { editing: 'resting' }, address: 'resting' });
  return started;
};
const change = (fields: Partial<StoreForm>) => ({ type: 'change', fields }) as const;
const save = { type: 'save' } as const;
const mine = change({ tagline: 'Mine' });
const request = (changed: object, store = cards) => ({ store, change: changed });
const notice = (name: 'created' | 'createdWithoutLogo' | 'saved') =>
  ({ type: 'notice', notice: name }) as const;

describe('loading', () => {
  it('reads the draft of this seller and store', () => {
    start().setup.expectCalls('loadDraft', [{ userId: 'user-mira', storeId: 'biz_cards' }]);
    start(ofNew).setup.expectCalls('loadDraft', [{ userId: 'user-mira', storeId: null }]);
  });

  it('restores what was typed', () => {
    start()
      .setup.resolve('loadDraft', draft)
      .expectContext({ form: { ...storeFormOf(cards), tagline: 'Mine' }, clashes: [] });
  });

  it('says so until the draft is saved or discarded', () => {
    const restored = () => start().setup.resolve('loadDraft', draft);
    expect(isSetupRestored(open().setup.send(mine).snapshot())).toBe(false);
    expect(isSetupRestored(restored().snapshot())).toBe(true);
    const discarded = restored().send({ type: 'discard' }).send(mine);
    expect(isSetupRestored(discarded.snapshot())).toBe(false);
    const stored = restored().send(save).resolve('saveStore', ok(saved));
    expect(isSetupRestored(stored.send(change({ tagline: 'Next' })).snapshot())).toBe(false);
  });

  it('shows both values of a field that another tab saved since', () => {
    start({ ...ofCards, store: theirs })
      .setup.resolve('loadDraft', draft)
      .expectContext({
        form: { ...storeFormOf(theirs), tagline: 'Mine' },
        clashes: [{ field: 'tagline', base: '', theirs: 'Theirs' }],
      });
  });
});

describe('editing', () => {
  it('stores each change, and removes the draft once nothing differs', () => {
    const { setup, kept } = open();
    setup.send(mine).send(change({ tagline: '' }));
    expect(kept).toEqual([
      { owner: { userId: 'user-mira', storeId: 'biz_cards' }, draft },
      { owner: { userId: 'user-mira', storeId: 'biz_cards' }, draft: null },
    ]);
  });

  it('lets the address of a new store follow its name until it is edited', () => {
    const { setup } = open(ofNew);
    const slug = () => setup.snapshot().context.form.slug;
    setup.send(change({ name: 'Card Collectors' }));
    expect(slug()).toBe('card-collectors');
    setup.send(change({ slug: 'vault' })).send(change({ name: 'Other' }));
    expect(slug()).toBe('vault');
    setup.send(change({ slug: '' })).send(change({ name: 'Other name' }));
    expect(slug()).toBe('other-name');
  });

  it('never changes the address of a store with its name', () => {
    const { setup } = open();
    setup.send(change({ slug: '' })).send(change({ name: 'Other' }));
    expect(setup.snapshot().context.form.slug).toBe('');
  });

  it('rejects a file that is no picture, and keeps the chosen one', () => {
    const { setup } = open();
    setup
      .send({ type: 'choose logo', file: portrait, crop: null })
      .send({ type: 'choose logo', file: letter, crop: null })
      .expectContext({ logoProblem: 'notAnImage', logo: { file: portrait, crop: null } })
      .send({ type: 'remove logo' })
      .expectContext({ logoProblem: null, logo: null });
  });

  it('discards everything', () => {
    const { setup, kept } = open();
    setup
      .send(mine)
      .send({ type: 'choose logo', file: portrait, crop: null })
      .send({ type: 'discard' })
      .expectContext({ form: storeFormOf(cards), logo: null });
    expect(kept.at(-1)?.draft).toBeNull();
  });
});

describe('the address', () => {
  const checks = (slug: string, storeId: string | null = 'biz_cards') => ({ slug, storeId });

  it('is checked once, when typing pauses', () => {
    const { setup } = open();
    setup
      .send(change({ slug: 'vau' }))
      .after(399)
      .send(change({ slug: ' VAULT' }))
      .after(399)
      .expect({ form: { editing: 'resting' }, address: 'waiting' })
      .expectCalls('checkSlug', [])
      .after(1)
      .expect({ form: { editing: 'resting' }, address: 'checking' })
      .expectCalls('checkSlug', [checks('vault')])
      .resolve('checkSlug', { slug: 'vault', isFree: false })
      .expect({ form: { editing: 'resting' }, address: 'resting' })
      .send(save)
      .expect({ form: { failed: 'slugTaken' }, address: 'resting' })
      .expectCalls('saveStore', []);
  });

  it.each(['', 'ab', 'admin', 'my shop', 'cards'])('%j is not asked about', (slug) => {
    const { setup } = open();
    setup.send(change({ slug })).expect({ form: { editing: 'resting' }, address: 'resting' });
  });

  it('that could not be checked is saved: the database decides', () => {
    const { setup } = open();
    setup
      .send(change({ slug: 'vault' }))
      .after(400)
      .resolve('checkSlug', { slug: 'vault', isFree: null })
      .send(save)
      .expectCalls('saveStore', [request({ slug: 'vault' })]);
  });

  it('that is taken between the check and the save is refused, and everything typed stays', () => {
    const { setup } = open();
    setup
      .send(mine)
      .send(change({ slug: 'vault' }))
      .after(400)
      .resolve('checkSlug', { slug: 'vault', isFree: true })
      .send(save)
      .resolve('saveStore', { ok: false, error: { kind: 'slugTaken' } })
      .expect({ form: { failed: 'slugTaken' }, address: 'resting' })
      .expectContext({
        checked: { slug: 'vault', isFree: false },
        form: { ...storeFormOf(cards), tagline: 'Mine', slug: 'vault' },
      })
      .send(save)
      .expectCalls('saveStore', [request({ slug: 'vault', tagline: 'Mine' })]);
  });
});

describe('saving', () => {
  it('sends what changed', () => {
    const { setup, kept } = open();
    setup
      .send(mine)
      .send(save)
      .expect({ form: { saving: 'updating' }, address: 'resting' })
      .expectCalls('saveStore', [request({ tagline: 'Mine' })])
      .resolve('saveStore', ok(saved))
      .expect({ form: { editing: 'saved' }, address: 'resting' })
      .expectContext({ store: saved, base: storeFormOf(saved), form: storeFormOf(saved) })
      .expectEmitted([{ type: 'saved', store: saved }, notice('saved')])
      .after(5_000)
      .expect({ form: { editing: 'resting' }, address: 'resting' });
    expect(kept.at(-1)?.draft).toBeNull();
  });

  it('sends nothing without a change', () => {
    open()
      .setup.send(save)
      .expect({ form: { editing: 'resting' }, address: 'resting' })
      .expectCalls('saveStore', []);
  });

  it('keeps what is typed meanwhile', () => {
    const { setup } = open();
    setup
      .send(mine)
      .send(save)
      .send(change({ tagline: 'Mine, and more' }))
      .resolve('saveStore', ok(saved))
      .expectContext({ form: { ...storeFormOf(saved), tagline: 'Mine, and more' }, clashes: [] });
  });

  it.each([
    [{ name: ' ' }, 'nameMissing'],
    [{ slug: 'admin' }, 'slugReserved'],
    [{ supportUrl: 'javascript:alert(1)' }, 'malformed'],
    [{ tagline: 'é'.repeat(10_000) }, 'malformed'],
  ] as const)('sends nothing that cannot be saved: row %#', (fields, kind) => {
    const { setup } = open();
    setup
      .send(change(fields))
      .send(save)
      .expect({ form: { failed: kind }, address: 'resting' })
      .expectCalls('saveStore', [])
      .expectContext({ form: { ...storeFormOf(cards), ...fields } });
  });

  it.each(
    Object.values(saveErrors).filter(({ kind }) => !['conflict', 'slugTaken'].includes(kind)),
  )('keeps what was typed, and can be repeated: $kind', (error) => {
    const { setup } = open();
    setup
      .send(mine)
      .send(save)
      .resolve('saveStore', { ok: false, error })
      .expect({ form: { failed: error.kind }, address: 'resting' })
      .expectContext({ form: { ...storeFormOf(cards), tagline: 'Mine' } })
      .expectEmitted(error.kind === 'notAllowed' ? [{ type: 'refused' }] : [])
      .send(save)
      .expect({ form: { saving: 'updating' }, address: 'resting' });
  });

  it('sends the form once more if another tab saved other fields', () => {
    const other = { ...cards, name: 'Vault', version: 2 };
    const { setup } = open();
    setup
      .send(mine)
      .send(save)
      .resolve('saveStore', { ok: false, error: { kind: 'conflict', theirs: other } })
      .expect({ form: { saving: 'updating' }, address: 'resting' })
      .expectCalls('saveStore', [request({ tagline: 'Mine' }), request({ tagline: 'Mine' }, other)])
      .resolve('saveStore', {
        ok: false,
        error: { kind: 'conflict', theirs: { ...other, version: 3 } },
      })
      .expect({ form: { failed: 'conflict' }, address: 'resting' })
      .expectContext({ form: { ...storeFormOf(other), tagline: 'Mine' } });
  });

  it('asks which value to keep if another tab saved the same field', () => {
    const clash = () => {
      const { setup } = open();
      return setup
        .send(mine)
        .send(save)
        .resolve('saveStore', { ok: false, error: saveErrors.conflict })
        .expect({ form: { failed: 'undecided' }, address: 'resting' })
        .expectContext({ clashes: [{ field: 'tagline', base: '', theirs: 'Theirs' }] })
        .send(save)
        .expect({ form: { failed: 'undecided' }, address: 'resting' });
    };
    clash()
      .send({ type: 'resolve', field: 'tagline', choice: 'theirs' })
      .expectContext({ clashes: [], form: storeFormOf(theirs) })
      .send(save)
      .expect({ form: { editing: 'resting' }, address: 'resting' });
    clash()
      .send({ type: 'resolve', field: 'tagline', choice: 'yours' })
      .send(save)
      .expectCalls('saveStore', [
        request({ tagline: 'Mine' }),
        request({ tagline: 'Mine' }, theirs),
      ]);
  });

  it('has nothing left to save if another tab saved the same', () => {
    const { setup } = open();
    setup
      .send(mine)
      .send(save)
      .resolve('saveStore', { ok: false, error: { kind: 'conflict', theirs: saved } })
      .expect({ form: { editing: 'resting' }, address: 'resting' })
      .expectContext({ form: storeFormOf(saved), base: storeFormOf(saved) });
  });
});

describe('another tab', () => {
  it('changes the fields that are not edited here', () => {
    const { setup } = open();
    setup
      .send(change({ name: 'Vault' }))
      .send({ type: 'store read', store: theirs })
      .expectContext({ form: { ...storeFormOf(theirs), name: 'Vault' }, clashes: [] });
  });

  it('does not change the form back to an older version', () => {
    const { setup } = open({ ...ofCards, store: theirs });
    setup
      .send({ type: 'store read', store: cards })
      .send({ type: 'store read', store: { ...cards, id: 'biz_lab', version: 9 } })
      .expectContext({ form: storeFormOf(theirs) });
  });

  it('keeps the common value of a clash in the draft', () => {
    const { setup, kept } = open();
    setup.send(mine).send({ type: 'store read', store: theirs });
    expect(kept.at(-1)?.draft).toEqual(draft);
  });
});

describe('the logo', () => {
  const choose = { type: 'choose logo', file: portrait, crop: null } as const;
  const withLogo = { ...cards, logoPath, version: 2 };

  it('is uploaded before the store is saved', () => {
    const { setup, dropped } = open();
    setup
      .send(choose)
      .send(save)
      .expectCalls('uploadLogo', [{ storeId: 'biz_cards', file: portrait, crop: null }])
      .resolve('uploadLogo', stored)
      .expectCalls('saveStore', [request({ logoPath })])
      .resolve('saveStore', ok(withLogo))
      .expectContext({ form: storeFormOf(withLogo), uploaded: null });
    expect(dropped).toEqual([]);
  });

  it('is not uploaded again, and deleted if it is discarded', () => {
    const { setup, dropped } = open();
    setup
      .send(choose)
      .send(save)
      .resolve('uploadLogo', stored)
      .resolve('saveStore', { ok: false, error: saveErrors.unreachable })
      .send(save)
      .expectCalls('uploadLogo', [{ storeId: 'biz_cards', file: portrait, crop: null }])
      .resolve('saveStore', { ok: false, error: saveErrors.unreachable })
      .send({ type: 'discard' });
    expect(dropped).toEqual([logoPath]);
  });

  it.each(Object.values(logoErrors))('that is not uploaded stays chosen: $kind', (error) => {
    const { setup } = open();
    setup
      .send(mine)
      .send(choose)
      .send(save)
      .resolve('uploadLogo', { ok: false, error })
      .expect({ form: { failed: error.kind }, address: 'resting' })
      .expectContext({ logo: { file: portrait, crop: null } })
      .expectCalls('saveStore', []);
  });
});

describe('a new store', () => {
  const named = change({ name: 'Cards', tagline: 'Breaks', supportUrl: ' https://a.example ' });
  const columns = {
    name: 'Cards',
    slug: 'cards',
    tagline: 'Breaks',
    supportUrl: 'https://a.example',
  };
  const opening = { userId: 'user-mira', columns: { ...columns, slug: 'cards-store' } };
  const typed = () => {
    const started = open(ofNew);
    started.setup.send(named).send(change({ slug: 'cards-store' }));
    return started;
  };

  it('needs a name', () => {
    open(ofNew)
      .setup.send(save)
      .expect({ form: { failed: 'nameMissing' }, address: 'resting' });
  });

  it('is opened with what was typed; its draft is removed', () => {
    const { setup, kept } = typed();
    setup
      .send(save)
      .expectCalls('openStore', [{ ...opening, mayExist: false }])
      .resolve('openStore', ok(cards))
      .expectEmitted([{ type: 'created', store: cards, isComplete: true }, notice('created')]);
    expect(kept.slice(-2)).toEqual([
      { owner: { userId: 'user-mira', storeId: null }, draft: null },
      { owner: { userId: 'user-mira', storeId: 'biz_cards' }, draft: null },
    ]);
  });

  it('gets its logo after it is opened', () => {
    const { setup } = typed();
    setup
      .send({ type: 'choose logo', file: portrait, crop: null })
      .send(save)
      .resolve('openStore', ok(cards))
      .expectEmitted([])
      .expectCalls('uploadLogo', [{ storeId: 'biz_cards', file: portrait, crop: null }])
      .resolve('uploadLogo', stored)
      .expectCalls('saveStore', [request({ logoPath })])
      .resolve('saveStore', ok({ ...cards, logoPath, version: 2 }))
      .expectEmitted([
        { type: 'created', store: { ...cards, logoPath, version: 2 }, isComplete: true },
        notice('created'),
      ]);
  });

  it('exists also if its logo is not saved, and says so', () => {
    const { setup } = typed();
    setup
      .send({ type: 'choose logo', file: portrait, crop: null })
      .send(save)
      .resolve('openStore', ok(cards))
      .resolve('uploadLogo', { ok: false, error: logoErrors.unreachable })
      .expectEmitted([
        notice('createdWithoutLogo'),
        { type: 'created', store: cards, isComplete: false },
      ]);
  });

  it.each(Object.values(openingErrors))(
    'keeps what was typed, and can be repeated: $kind',
    (error) => {
      const { setup } = typed();
      setup
        .send(save)
        .resolve('openStore', { ok: false, error })
        .expectEmitted([])
        .send(change({ slug: 'another-store' }))
        .send(save)
        .expectCalls('openStore', [
          { ...opening, mayExist: false },
          {
            ...opening,
            columns: { ...columns, slug: 'another-store' },
            mayExist: error.kind === 'unanswered',
          },
        ]);
    },
  );
});
