import { describe, expect, it } from 'vitest';
import { defaultDesign } from '#domain/marketplace/design';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import {
  draft,
  failedWith,
  layout,
  savedAs,
  saveErrors,
  store,
  storeDesignFixtures,
  subtitle,
  withoutStorage,
} from './store-design.fixtures';
import { isDesignChanged, isDesignRestored } from './store-design.machine';

describe('store-design', () => {
  walkMachine(withoutStorage, storeDesignFixtures);
});

const opened = (found: ReturnType<typeof draft> | null = null, design = store(1)) =>
  scenario(withoutStorage, { input: () => ({ store: design }) }).resolve('loadDraft', found);
const formOf = (editor: ReturnType<typeof opened>) => editor.snapshot().context.form;

describe('editing', () => {
  it('joins what is typed in one field without a pause into one step', () => {
    const editor = opened()
      .send(subtitle('P', 0))
      .send(subtitle('Pu', 400))
      .send(subtitle('Pul', 800))
      .send(subtitle('Pull', 2_000));
    expect(editor.snapshot().context.past).toHaveLength(2);
    editor.send({ type: 'undo' });
    expect(formOf(editor).heroSubtitle).toBe('Pul');
    editor.send({ type: 'undo' });
    expect(formOf(editor).heroSubtitle).toBe(defaultDesign.heroSubtitle);
    editor.send({ type: 'redo' }).send({ type: 'redo' });
    expect(formOf(editor).heroSubtitle).toBe('Pull');
  });

  it('a new change after an undo removes the steps to redo', () => {
    const editor = opened()
      .send(layout('classic'))
      .send({ type: 'undo' })
      .send(layout('minimal'))
      .send({ type: 'redo' });
    expect(formOf(editor).layout).toBe('minimal');
  });

  it('is clean again once every value is the stored one', () => {
    opened()
      .send(layout('classic'))
      .expect({ open: { form: 'dirty', save: 'idle', view: 'form' } })
      .send(layout('modern'))
      .expect({ open: { form: 'clean', save: 'idle', view: 'form' } });
  });

  it('a reset can be undone, and reports that it happened in the form', () => {
    const editor = opened(null, store(1, { heroSubtitle: 'Stored', layout: 'minimal' }))
      .send({ type: 'reset' })
      .expectEmitted([{ type: 'notice', notice: 'reset' }])
      .expectCalls('save', []);
    expect(formOf(editor)).toMatchObject({
      layout: 'modern',
      heroSubtitle: defaultDesign.heroSubtitle,
    });
    editor.send({ type: 'undo' });
    expect(formOf(editor)).toMatchObject({ layout: 'minimal', heroSubtitle: 'Stored' });
  });
});

describe('a draft of this browser', () => {
  it('is opened, and counts as unsaved changes', () => {
    const editor = opened(draft({ heroSubtitle: 'Draft' })).expect({
      open: { form: 'dirty', save: 'idle', view: 'form' },
    });
    expect(formOf(editor).heroSubtitle).toBe('Draft');
    expect(isDesignRestored(editor.snapshot())).toBe(true);
  });

  it('is not mentioned after it was saved', () => {
    const editor = opened(draft({ heroSubtitle: 'Draft' }))
      .send({ type: 'save' })
      .resolve('save', savedAs(store(2, { heroSubtitle: 'Draft' })))
      .send(subtitle('Next'));
    expect(isDesignChanged(editor.snapshot())).toBe(true);
    expect(isDesignRestored(editor.snapshot())).toBe(false);
  });

  it('can be discarded, also while it conflicts, and the discard can be undone', () => {
    const editor = opened(draft({ heroSubtitle: 'Draft' }), store(3, { heroSubtitle: 'Stored' }))
      .send({ type: 'discard' })
      .expect({ open: { form: 'clean', save: 'idle', view: 'form' } });
    expect(formOf(editor).heroSubtitle).toBe('Stored');
    expect(isDesignRestored(editor.send({ type: 'undo' }).snapshot())).toBe(false);
    expect(formOf(editor).heroSubtitle).toBe('Draft');
  });

  it('conflicts with a design that was saved in the meantime, and keeps both', () => {
    const editor = opened(draft({ heroSubtitle: 'Draft' }), store(3, { heroSubtitle: 'Stored' }))
      .expect({ open: { form: 'conflicted', save: 'idle', view: 'form' } })
      .send({ type: 'save' })
      .expectCalls('save', []);
    expect(editor.snapshot().context.conflicts).toEqual([
      {
        key: 'heroSubtitle',
        base: defaultDesign.heroSubtitle,
        yours: 'Draft',
        theirs: 'Stored',
      },
    ]);
    editor.send({ type: 'resolve', key: 'heroSubtitle', choice: 'theirs' });
    expect(formOf(editor).heroSubtitle).toBe('Stored');
    editor
      .expect({ open: { form: 'clean', save: 'idle', view: 'form' } })
      .send({ type: 'undo' })
      .expect({ open: { form: 'dirty', save: 'idle', view: 'form' } });
    expect(formOf(editor).heroSubtitle).toBe('Draft');
  });
});

describe('saving', () => {
  it('sends the design and marks the store as designed', () => {
    opened()
      .send(layout('classic'))
      .send({ type: 'save' })
      .send({ type: 'save' })
      .expectCalls('save', [
        {
          store: store(1),
          change: { design: { ...defaultDesign, layout: 'classic' }, isDesigned: true },
        },
      ])
      .resolve('save', savedAs(store(2, { layout: 'classic' })))
      .expect({ open: { form: 'clean', save: 'saved', view: 'form' } })
      .expectEmitted([
        { type: 'saved', store: store(2, { layout: 'classic' }) },
        { type: 'notice', notice: 'saved' },
      ]);
  });

  it('a store that is not designed yet can be saved with the defaults', () => {
    opened(null, { ...store(1), isDesigned: false })
      .send({ type: 'save' })
      .expect({ open: { form: 'clean', save: 'saving', view: 'form' } });
    opened().send({ type: 'save' }).expectCalls('save', []);
  });

  it('keeps what was changed while the request was under way', () => {
    const editor = opened()
      .send(layout('classic'))
      .send({ type: 'save' })
      .send(subtitle('Later'))
      .resolve('save', savedAs(store(2, { layout: 'classic' })))
      .expect({ open: { form: 'dirty', save: 'saved', view: 'form' } });
    expect(formOf(editor)).toMatchObject({ layout: 'classic', heroSubtitle: 'Later' });
  });

  it('merges a save of another tab that changed other fields, and sends once more', () => {
    opened()
      .send(layout('classic'))
      .send({ type: 'save' })
      .resolve('save', {
        ok: false,
        error: { kind: 'conflict', theirs: store(2, { heroSubtitle: 'Theirs' }) },
      })
      .expect({ open: { form: 'dirty', save: 'saving', view: 'form' } })
      .expectCalls('save', [
        {
          store: store(1),
          change: { design: { ...defaultDesign, layout: 'classic' }, isDesigned: true },
        },
        {
          store: store(2, { heroSubtitle: 'Theirs' }),
          change: {
            design: { ...defaultDesign, layout: 'classic', heroSubtitle: 'Theirs' },
            isDesigned: true,
          },
        },
      ]);
  });

  it('asks where both tabs changed the same field, and saves the decision', () => {
    const editor = opened()
      .send(subtitle('Mine'))
      .send({ type: 'save' })
      .resolve('save', failedWith('conflict'))
      .expect({ open: { form: 'conflicted', save: { failed: 'conflict' }, view: 'form' } });
    expect(formOf(editor).heroSubtitle).toBe('Mine');
    editor
      .send({ type: 'resolve', key: 'heroSubtitle', choice: 'yours' })
      .send({ type: 'save' })
      .expectCalls('save', [
        expect.anything(),
        {
          store: store(2, { heroSubtitle: 'Theirs' }),
          change: { design: { ...defaultDesign, heroSubtitle: 'Mine' }, isDesigned: true },
        },
      ]);
  });

  it('is not sent while the form has problems', () => {
    opened()
      .send({ type: 'edit', changed: { primaryColor: 'blue' }, place: 'primaryColor', at: 0 })
      .send({ type: 'save' })
      .expectCalls('save', [])
      .expectEmitted([{ type: 'problems' }]);
  });

  it.each(
    Object.values(saveErrors)
      .map(({ kind }) => kind)
      .filter((kind) => kind !== 'conflict'),
  )('%s: keeps the form and can be tried again', (kind) => {
    const editor = opened()
      .send(layout('classic'))
      .send({ type: 'save' })
      .resolve('save', failedWith(kind))
      .expect({ open: { form: 'dirty', save: { failed: kind }, view: 'form' } })
      .expectEmitted([{ type: 'notice', notice: kind }]);
    expect(formOf(editor).layout).toBe('classic');
    editor.send({ type: 'save' }).expect({ open: { form: 'dirty', save: 'saving', view: 'form' } });
  });
});

describe('a save in another part of the dashboard', () => {
  it('is taken over, and an older one is ignored', () => {
    const editor = opened()
      .send(layout('classic'))
      .send({ type: 'store changed', store: { ...store(2), name: 'New name' } })
      .send({ type: 'store changed', store: { ...store(1), name: 'Old name' } });
    expect(editor.snapshot().context.store).toMatchObject({ name: 'New name', version: 2 });
    expect(formOf(editor).layout).toBe('classic');
  });
});
