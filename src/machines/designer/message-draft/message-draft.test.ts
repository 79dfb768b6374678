import { describe, expect, it } from 'vitest';
import type { MessageEdit } from '#domain/message/edits';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import { MOST_STEPS } from './history';
import {
  done,
  full,
  ids,
  messageDraftFixtures,
  nothingKept,
  rules,
  sale,
  saying,
  starting,
  theirs,
  type,
  welcome,
  welcomeKept,
} from './message-draft.fixtures';
import { messageDraftMachine } from './message-draft.machine';
import { areDraftsUnsaved, isRecovered, savingStatus, nextRedo, nextUndo } from './shown';

describe('messageDraft, walked', () => {
  walkMachine(messageDraftMachine, messageDraftFixtures);
});

const start = () =>
  scenario(messageDraftMachine, {
    input: (now) => ({ newId: ids(), now, message: starting }),
    callbacks: ['watchDrafts'],
  });
const opened = () => start().resolve('loadDraft', nothingKept);
const recovered = () => start().resolve('loadDraft', welcomeKept);
type Draft = ReturnType<typeof start>;

const edit = (change: MessageEdit) => ({ type: 'edit', edit: change }) as const;
const content = (draft: Draft) => draft.snapshot().context.message.content;
const steps = (draft: Draft) => draft.snapshot().context.past.map(({ cause }) => cause);

const atRest = {
  message: 'empty',
  saving: 'saved',
  namedDrafts: 'saved',
  elsewhere: 'unchanged',
} as const;
const stateOf = (part: Partial<Record<keyof typeof atRest, string>>) =>
  ({ open: { ...atRest, ...part } }) as Parameters<Draft['expect']>[0];

describe('opening', () => {
  it('shows the initial message at once, and does not store it', () => {
    start().expectContext({ message: starting });
    opened()
      .expectContext({ message: starting })
      .after(10_000)
      .expect(stateOf({}))
      .expectCalls('storeDraft', []);
  });

  it('restores the draft after a reload, and shows a notice until it is dismissed', () => {
    const draft = recovered()
      .expect(stateOf({ message: 'recovered' }))
      .expectContext({
        message: welcome,
      });
    expect([isRecovered(draft.snapshot()), nextUndo(draft.snapshot())]).toEqual([true, null]);
    draft
      .send({ type: 'dismiss' })
      .expect(stateOf({ message: 'editing' }))
      .expectContext({ message: welcome })
      .after(10_000)
      .expectCalls('storeDraft', []);
  });

  it('also restores the undo and redo steps', () => {
    const history = {
      past: [{ message: sale, cause: 'imported' as const }],
      future: [{ message: theirs, cause: 'change' as const }],
    };
    start()
      .resolve('loadDraft', { ...welcomeKept, history })
      .send({ type: 'undo' })
      .expectContext({ message: sale, past: [] })
      .send({ type: 'redo' })
      .send({ type: 'redo' })
      .expectContext({ message: theirs, future: [] });
  });

  it('hides the notice at the next edit', () => {
    recovered()
      .send(type('Welcome!'))
      .expect(stateOf({ message: 'editing', saving: 'waiting' }));
  });

  it('loads a shared message after the draft, which stays one undo step back', () => {
    start()
      .send({ type: 'replace', message: sale, reason: 'shared' })
      .resolve('loadDraft', welcomeKept)
      .expect(stateOf({ message: 'editing', saving: 'waiting' }))
      .expectContext({ message: sale, held: null })
      .send({ type: 'undo' })
      .expectContext({ message: welcome });
  });
});

describe('storing', () => {
  it('happens 400 ms after the first change, even if the user is still typing', () => {
    opened()
      .send(type('H'))
      .expect(stateOf({ message: 'editing', saving: 'waiting' }))
      .after(300)
      .send(type('Hi'))
      .after(99)
      .expectCalls('storeDraft', [])
      .after(1)
      .expectCalls('storeDraft', [expect.objectContaining({ content: 'Hi' })])
      .resolve('storeDraft', done)
      .after(600)
      .expect(stateOf({ message: 'editing' }));
  });

  it('is not reported while the user is typing, to avoid a flickering status', () => {
    const draft = opened();
    const said = new Set<string>();
    for (let letter = 1; letter <= 20; letter += 1) {
      draft.send(type('Hi'.repeat(letter)));
      said.add(savingStatus(draft.snapshot()));
      draft.after(200);
      if (letter % 2 === 0) draft.resolve('storeDraft', done);
      said.add(savingStatus(draft.snapshot()));
    }
    expect([...said]).toEqual(['saving']);
    draft.after(600);
    expect(savingStatus(draft.snapshot())).toBe('saved');
  });

  it('happens at once when the page is hidden', () => {
    opened()
      .send(type('Hi'))
      .receive('watchDrafts', { type: 'page hidden' })
      .expectCalls('storeDraft', [expect.objectContaining({ content: 'Hi' })]);
  });

  it('continues with edits made in the meantime', () => {
    opened()
      .send(type('Hi'))
      .after(400)
      .send(type('Hi all'))
      .resolve('storeDraft', done)
      .expect(stateOf({ message: 'editing', saving: 'waiting' }))
      .after(400)
      .expectCalls('storeDraft', [
        expect.objectContaining({ content: 'Hi' }),
        expect.objectContaining({ content: 'Hi all' }),
      ]);
  });

  it('reports full storage, keeps the message in memory and retries', () => {
    const draft = opened().send(type('Hi')).after(400).resolve('storeDraft', full);
    expect([savingStatus(draft.snapshot()), content(draft)]).toEqual(['full', 'Hi']);
    draft.send(type('Hi all')).after(400).resolve('storeDraft', done).after(600);
    expect(savingStatus(draft.snapshot())).toBe('saved');
  });

  it('reports full storage until a write succeeds, and not again at each retry', () => {
    const draft = opened().send(type('Hi')).after(400).resolve('storeDraft', full);
    const said = () => savingStatus(draft.snapshot());
    draft.send(type('Hi all'));
    expect(said()).toBe('full');
    draft.after(400);
    expect(said()).toBe('full');
    draft.resolve('storeDraft', full);
    expect(said()).toBe('full');
    draft
      .send(type('Hi'))
      .receive('watchDrafts', { type: 'page hidden' })
      .resolve('storeDraft', done);
    expect(said()).toBe('saving');
  });

  it('deletes the draft when undo leaves it empty', () => {
    opened()
      .send(type('Hi'))
      .after(400)
      .resolve('storeDraft', done)
      .send({ type: 'undo' })
      .expect(stateOf({ saving: 'waiting' }))
      .after(400)
      .expectCalls('storeDraft', [expect.objectContaining({ content: 'Hi' }), null]);
  });
});

describe('undo and redo', () => {
  it('cover all kinds of edits', () => {
    const draft = opened()
      .send(type('Hi'))
      .send(edit({ kind: 'add field', embed: 0 }))
      .send(edit({ kind: 'add embed' }))
      .send(edit({ kind: 'move embed', from: 1, to: 0 }))
      .send({ type: 'clear' });
    expect(steps(draft)).toEqual(['change', 'add field', 'add embed', 'move embed', 'clear']);
    const { message } = draft.snapshot().context;
    for (let step = 0; step < 5; step += 1) draft.send({ type: 'undo' });
    draft.expect(stateOf({ saving: 'waiting' }));
    expect([nextUndo(draft.snapshot()), nextRedo(draft.snapshot())]).toEqual([null, 'change']);
    for (let step = 0; step < 5; step += 1) draft.send({ type: 'redo' });
    draft.expectContext({ message });
  });

  it('groups typing in one text until a pause of more than a second', () => {
    const draft = opened()
      .send(type('H'))
      .after(1_000)
      .send(type('He'))
      .after(1_000)
      .send(type('Hey'))
      .after(1_001)
      .send(type('Hey!'));
    expect(steps(draft)).toEqual(['change', 'change']);
    draft.send({ type: 'undo' });
    expect(content(draft)).toBe('Hey');
    draft.send({ type: 'undo' });
    expect(content(draft)).toBe('');
  });

  it('starts a new step when typing moves to another text and back', () => {
    const title = { kind: 'change', path: 'embeds.0.title', value: 'Sale' } as const;
    const draft = opened().send(type('H')).send(edit(title)).send(type('Hi'));
    expect(steps(draft)).toEqual(['change', 'change', 'change']);
  });

  it('starts a new step after an undo', () => {
    const draft = opened().send(type('H')).send(type('Hi')).send({ type: 'undo' }).send(type('Yo'));
    expect([content(draft), steps(draft), nextRedo(draft.snapshot())]).toEqual([
      'Yo',
      ['change'],
      null,
    ]);
  });

  it('ignore edits without a change', () => {
    opened()
      .send(edit({ kind: 'remove field', embed: 0, field: 3 }))
      .send(type(''))
      .expect(stateOf({}));
  });

  it('have a limited number of steps', () => {
    const draft = opened();
    for (let step = 0; step <= MOST_STEPS; step += 1) {
      draft.send(type(`${step}`)).after(1_001);
    }
    expect(steps(draft)).toHaveLength(MOST_STEPS);
    for (let step = 0; step <= MOST_STEPS; step += 1) draft.send({ type: 'undo' });
    expect(content(draft)).toBe('0');
  });

  it('reuse the unchanged parts of the previous message', () => {
    const draft = opened().send(edit({ kind: 'add embed' }));
    const before = draft.snapshot().context.message;
    draft.send(edit({ kind: 'change', path: 'embeds.1.title', value: 'Two' }));
    const after = draft.snapshot().context.message;
    expect([after.embeds[0] === before.embeds[0], after.embeds[1]?.title]).toEqual([true, 'Two']);
    expect(after.embeds[1]?.author).toBe(before.embeds[1]?.author);
  });
});

describe.each(['imported', 'shared', 'loaded'] as const)('a message that was %s', (reason) => {
  it('replaces the current one, which is one undo step back', () => {
    const draft = opened().send(type('Mine')).send({ type: 'replace', message: sale, reason });
    expect(nextUndo(draft.snapshot())).toBe(reason);
    draft.expectContext({ message: sale }).send({ type: 'undo' });
    expect(content(draft)).toBe('Mine');
  });
});

describe('clearing', () => {
  it('leaves an empty form and no stored draft, and can be undone', () => {
    const draft = recovered()
      .send({ type: 'clear' })
      .expect(stateOf({ saving: 'waiting' }));
    expect(draft.snapshot().context.message).toEqual(
      expect.objectContaining({ content: '', embeds: [expect.objectContaining({ title: '' })] }),
    );
    draft.after(400).expectCalls('storeDraft', [null]).send({ type: 'undo' });
    draft.expectContext({ message: welcome });
  });
});

describe('named drafts', () => {
  const named = (name: string, words: string) => ({
    name,
    message: expect.objectContaining({ content: words }),
    at: '1970-01-01T00:00:00.000Z',
  });

  it('are stored at once, newest first, with trimmed names', () => {
    opened()
      .send(type('One'))
      .send({ type: 'keep as', name: ' First ' })
      .expectCalls('storeDrafts', [[named('First', 'One')]])
      .resolve('storeDrafts', done)
      .send(type('Two'))
      .send({ type: 'keep as', name: 'Second' })
      .expectCalls('storeDrafts', [
        [named('First', 'One')],
        [named('Second', 'Two'), named('First', 'One')],
      ]);
  });

  it('need a name', () => {
    opened()
      .send({ type: 'keep as', name: '  ' })
      .expect(stateOf({}))
      .expectCalls('storeDrafts', []);
  });

  it('replace the message when opened, which is one undo step back', () => {
    const draft = start()
      .resolve('loadDraft', { message: null, drafts: [rules] })
      .send(type('Mine'))
      .send({ type: 'open draft', name: 'Rules' })
      .expectContext({ message: rules.message })
      .send({ type: 'undo' });
    expect(content(draft)).toBe('Mine');
  });

  it('can be restored after they are removed or overwritten', () => {
    const draft = start()
      .resolve('loadDraft', { message: null, drafts: [rules] })
      .send({ type: 'remove draft', name: 'Rules' })
      .expectContext({ drafts: [], lost: rules })
      .resolve('storeDrafts', done)
      .send({ type: 'bring draft back' })
      .expectContext({ drafts: [rules], lost: null })
      .resolve('storeDrafts', done)
      .send(type('New rules'))
      .send({ type: 'keep as', name: 'Rules' })
      .expectContext({ drafts: [named('Rules', 'New rules')], lost: rules })
      .send({ type: 'bring draft back' })
      .expectContext({ drafts: [rules], lost: named('Rules', 'New rules') });
    expect(content(draft)).toBe('New rules');
  });

  it('stay in memory until the page closes when storage is full', () => {
    const draft = opened().send({ type: 'keep as', name: 'Rules' }).resolve('storeDrafts', full);
    expect(areDraftsUnsaved(draft.snapshot())).toBe(true);
    draft
      .send({ type: 'remove draft', name: 'Rules' })
      .resolve('storeDrafts', done)
      .expect(stateOf({}));
  });

  it('follow changes in another tab, without writing them again', () => {
    opened()
      .receive('watchDrafts', { type: 'drafts changed elsewhere', drafts: [rules] })
      .expectContext({ drafts: [rules] })
      .expectCalls('storeDrafts', []);
  });
});

describe('another tab', () => {
  const changed = { type: 'draft changed elsewhere', message: theirs } as const;

  it('is reported, and does not replace the draft', () => {
    const draft = opened().send(type('Mine')).receive('watchDrafts', changed);
    draft.expect(stateOf({ message: 'editing', saving: 'waiting', elsewhere: 'changed' }));
    expect(content(draft)).toBe('Mine');
  });

  it('can be followed, and undone', () => {
    const draft = opened().send(type('Mine')).receive('watchDrafts', changed);
    draft.send({ type: 'take theirs' }).expectContext({ message: theirs, theirs: null });
    expect(content(draft.send({ type: 'undo' }))).toBe('Mine');
  });

  it('can be rejected: this tab stores its draft again', () => {
    opened()
      .send(type('Mine'))
      .after(400)
      .resolve('storeDraft', done)
      .receive('watchDrafts', changed)
      .send({ type: 'keep mine' })
      .expect(stateOf({ message: 'editing', saving: 'waiting' }))
      .after(400)
      .expectCalls('storeDraft', [saidBy('Mine'), saidBy('Mine')]);
  });

  it('does not lose its draft to an unedited form', () => {
    opened()
      .receive('watchDrafts', changed)
      .send({ type: 'keep mine' })
      .after(10_000)
      .expect(stateOf({}))
      .expectCalls('storeDraft', []);
  });

  it('that cleared the draft is not reported', () => {
    opened()
      .receive('watchDrafts', { type: 'draft changed elsewhere', message: null })
      .expect(stateOf({}));
  });
});

function saidBy(words: string) {
  return expect.objectContaining({ content: saying(words).content });
}
