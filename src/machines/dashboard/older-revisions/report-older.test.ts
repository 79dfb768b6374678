import { describe, expect, it, onTestFinished } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { HistoryPage } from '#domain/bot-config/history';
import { historyList, type HistoryQuery } from '#domain/bot-config/history-query';
import { historyInput, revision } from '../config-history/config-history.fixtures';
import { configHistoryMachine, type HistoryAnswer } from '../config-history/config-history.machine';
import { olderRevisionsMachine } from './older-revisions.machine';
import { olderQuery, reportOlder } from './report-older';

const ofPoints = { ...historyList.whole, key: 'SuccessPoints' } as const;

const page = (...versions: number[]): HistoryPage => ({
  revisions: versions.map((version) => revision(version)),
  more: versions[0] !== 3,
  people: [],
});
const found = (...versions: number[]): HistoryAnswer => ({ ok: true, value: page(...versions) });
const failed = (kind: 'forbidden' | 'unreachable'): HistoryAnswer => ({
  ok: false,
  error: { kind },
});

/** Waits for one turn of the event loop, so that pending promises are resolved. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Opens the history with the revisions 5 and 4, and asks for older ones. `answer` resolves that request. */
async function open(next: HistoryAnswer = found(6, 5)) {
  const answers = [found(5, 4), next];
  let answer: (older: HistoryAnswer) => void = () => {};
  const history = createActor(
    configHistoryMachine.provide({
      actors: { load: fromPromise(async () => answers.shift() ?? failed('unreachable')) },
    }),
    { input: historyInput },
  ).start();
  const older = createActor(
    olderRevisionsMachine.provide({
      actors: {
        run: fromPromise<HistoryAnswer, HistoryQuery>(
          () => new Promise((resolve) => (answer = resolve)),
        ),
      },
    }),
  ).start();
  onTestFinished(reportOlder(older, history));
  history.send({ type: 'ask', query: historyInput.query });
  await settled();
  const subject = olderQuery(history.getSnapshot());
  older.send({ type: 'run', subject });
  return {
    history,
    older,
    subject,
    answerOlder: async (given: HistoryAnswer) => {
      answer(given);
      await settled();
    },
    versions: () => history.getSnapshot().context.value?.revisions.map(({ version }) => version),
  };
}

describe('reportOlder', () => {
  it('adds the revisions before the last one, below those that were saved meanwhile', async () => {
    const { history, subject, answerOlder, versions } = await open();
    expect(subject).toEqual({ ...historyInput, before: 4 });
    history.send({ type: 'reload' });
    await settled();
    expect(versions()).toEqual([6, 5, 4]);
    await answerOlder(found(3, 2));
    expect(history.getSnapshot().context.value).toEqual({ ...page(6, 5, 4, 3, 2), more: false });
  });

  it('does not add them after a gap, where the newest page replaces the list', async () => {
    const { history, answerOlder, versions } = await open(found(10, 9, 8));
    history.send({ type: 'reload' });
    await settled();
    await answerOlder(found(3, 2));
    expect(versions()).toEqual([10, 9, 8]);
  });

  it('does not add them to the revisions of another setting', async () => {
    const { history, answerOlder, versions } = await open(found(7, 4));
    history.send({ type: 'ask', query: ofPoints });
    await settled();
    await answerOlder(found(3, 2));
    expect(versions()).toEqual([7, 4]);
  });

  it('hides an error about another setting', async () => {
    const { history, older, answerOlder } = await open(found(7, 4));
    history.send({ type: 'ask', query: ofPoints });
    await settled();
    await answerOlder(failed('unreachable'));
    expect(older.getSnapshot().value).toBe('idle');
  });

  it('hides an error when another setting is read, and closes a history that is forbidden', async () => {
    const { history, older, subject, answerOlder } = await open(failed('forbidden'));
    await answerOlder(failed('unreachable'));
    expect(older.getSnapshot().value).toEqual({ failed: 'unreachable' });
    expect(history.getSnapshot().value).toEqual({ shown: 'fresh' });
    older.send({ type: 'run', subject });
    await answerOlder(failed('forbidden'));
    expect(history.getSnapshot().value).toEqual({ failed: 'forbidden' });
    history.send({ type: 'ask', query: ofPoints });
    expect(older.getSnapshot().value).toBe('idle');
  });
});
