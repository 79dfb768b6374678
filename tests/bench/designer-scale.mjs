// Measures a very long text and a very long session in the embed designer. Each result is compared with the result for
// a tenth of the length.
import { performance } from 'node:perf_hooks';
import { printTable, quantile, short, times } from './figures.mjs';

const repeats = 9;
const EDITS = 10_000;
/**
 * How many edits are timed at each of two points: the end of the first tenth of the session, and the end of the
 * session.
 */
const WINDOW = 200;

/**
 * Prints the cost of a key press in a pasted text of 1 MB, in milliseconds: the check and counter of the field, the check
 * of the whole message, and the preview, which is cut at Discord's limit.
 *
 * @param {import('vite').ViteDevServer} server
 * @param {string} piece is repeated to make the text
 */
export async function measurePaste(server, piece) {
  const load = (/** @type {string} */ path) => server.ssrLoadModule(path);
  const { cut } = await load('/src/screens/designer/preview/cut.ts');
  const { parseMarkup } = await load('/src/domain/markup/parse.ts');
  const { checkText } = await load('/src/screens/designer/editor/text-check.ts');
  const { checkMessage } = await load('/src/domain/message/limits.ts');
  const { limits } = await load('/src/domain/message/counters.ts');
  const { blankMessage } = await load('/src/domain/message/message.ts');
  const { edited } = await load('/src/domain/message/edits.ts');

  const path = 'embeds.0.description';
  const making = { newId: () => 'part', now: '2026-01-01T00:00:00.000Z' };
  const blank = blankMessage(making.newId);
  /** @type {[string, (text: string) => unknown][]} */
  const parts = [
    ['check and counter of the field', (text) => checkText(path, text)],
    [
      'check of the message',
      (text) => checkMessage(edited(blank, { kind: 'change', path, value: text }, making)),
    ],
    ['preview', (text) => parseMarkup(cut(text, limits.description), 'description')],
  ];
  const [tenth, all] = [100_000, 1_000_000].map((length) =>
    piece.repeat(Math.ceil(length / piece.length)).slice(0, length),
  );
  printTable([
    ['A key press after a paste, ms', '100 kB', '1 MB', 'rise'],
    ...parts.map(([name, run]) => {
      const costs = [tenth, all].map((text = '') => costOf(run, text));
      const [before = 0, after = 0] = costs;
      return [name, before.toFixed(2), after.toFixed(2), times(after / before)];
    }),
  ]);
}

/**
 * Prints the cost of an edit in microseconds, after a tenth of a long session and at the end of the session. Every edit
 * is a separate undo step.
 *
 * @param {import('vite').ViteDevServer} server
 */
export async function measureSession(server) {
  const { createActor, fromCallback, fromPromise } = await import('xstate');
  const { messageDraftMachine } = await server.ssrLoadModule(
    '/src/machines/designer/message-draft/message-draft.machine.ts',
  );
  const { newMessage } = await server.ssrLoadModule('/src/domain/message/message.ts');
  let ids = 0;
  const newId = () => `part-${(ids += 1)}`;
  let now = 0;
  const machine = messageDraftMachine.provide({
    actors: {
      loadDraft: fromPromise(async () => ({ message: null, drafts: [] })),
      storeDraft: fromPromise(async () => ({ ok: true, value: null })),
      storeDrafts: fromPromise(async () => ({ ok: true, value: null })),
      watchDrafts: fromCallback(() => {}),
    },
  });
  const message = newMessage(newId, '2026-01-01T00:00:00.000Z');
  const actor = createActor(machine, { input: { newId, now: () => now, message } });
  actor.start();
  /** @type {import('xstate').AnyActorRef} */
  const draft = actor;
  await new Promise((resolve) => setImmediate(resolve));
  /** @type {number[]} */
  const costs = [];
  for (let edit = 0; edit < EDITS; edit += 1) {
    // This time is longer than the pause after which typing starts a new undo step.
    now += 2_000;
    const value = `The text after edit ${edit}`;
    const start = performance.now();
    draft.send({ type: 'edit', edit: { kind: 'change', path: 'embeds.0.description', value } });
    costs.push(1_000 * (performance.now() - start));
  }
  const steps = draft.getSnapshot().context.past.length;
  actor.stop();
  const early = quantile(costs.slice(EDITS / 10 - WINDOW, EDITS / 10), 0.5);
  const late = quantile(costs.slice(-WINDOW), 0.5);
  printTable([
    ['An edit, µs', 'the 1,000th', 'the 10,000th', 'rise', 'undo steps stored'],
    ['one undo step per edit', short(early), short(late), times(late / early), String(steps)],
  ]);
}

/**
 * Returns the median of several runs in milliseconds. Each run has one more letter, as after a key press.
 *
 * @param {(text: string) => unknown} run
 * @param {string} pasted
 */
function costOf(run, pasted) {
  let text = pasted;
  const runs = Array.from({ length: repeats }, () => {
    text += 'a';
    const start = performance.now();
    run(text);
    return performance.now() - start;
  });
  return quantile(runs, 0.5);
}
