import { describe, expect, it } from 'vitest';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import { keysOf } from '../../errors-by-kind';
import {
  recorded,
  base,
  both,
  clash,
  commandFormFixtures,
  denials,
  denied,
  done,
  execute,
  failed,
  failedWith,
  onboarding,
  stale,
  poll,
  question,
  recordErrors,
  sameCommand,
  serverId,
  stored,
  theirs,
} from './command-form.fixtures';
import { commandFormMachine } from './command-form.machine';
import { valuesOf } from './command-form.setup';

const first = {
  serverId,
  baseVersion: 4,
  changes: [{ key: 'commands', before: {}, after: recorded }],
};
const onTopOfTheirs = {
  serverId,
  baseVersion: 5,
  changes: [{ key: 'commands', before: theirs.config.commands, after: both.commands }],
};

const start = () => scenario(commandFormMachine, { input: () => ({ serverId }) });
const filled = () =>
  start()
    .send({ type: 'choose', command: poll })
    .send({ type: 'fill', values: { textInput: question.textInput } });
const executing = () => filled().send(execute);
const mergedWithTheirs = () => executing().resolve('record', stale);

describe('commandForm', () => {
  walkMachine(commandFormMachine, commandFormFixtures);

  describe('the form', () => {
    it('shows the chosen command, and none after going back', () => {
      start()
        .expect({ form: 'choosing', run: 'resting' })
        .send({ type: 'choose', command: poll })
        .expect({ form: 'filling', run: 'resting' })
        .expectContext({ command: poll })
        .send({ type: 'choose', command: onboarding })
        .expectContext({ command: onboarding })
        .send({ type: 'back' })
        .expect({ form: 'choosing', run: 'resting' })
        .expectContext({ command: null });
    });

    it('starts with the first option, and keeps the values of each command', () => {
      const { context } = start()
        .send({ type: 'choose', command: onboarding })
        .send({ type: 'choose', command: poll })
        .send({ type: 'fill', values: { textInput: question.textInput } })
        .send({ type: 'choose', command: onboarding })
        .send({ type: 'choose', command: poll })
        .snapshot();
      const { filled: all } = context;
      expect([onboarding, poll].map((command) => valuesOf({ filled: all, command }))).toEqual([
        { textInput: '', selectedRole: '', selectedOption: 'Enable' },
        question,
      ]);
    });

    it('ignores input without a command', () => {
      start()
        .send({ type: 'fill', values: { textInput: 'lost' } })
        .send(execute)
        .expect({ form: 'choosing', run: 'resting' })
        .expectContext({ filled: {} })
        .expectRunning([]);
    });
  });

  describe('an execution', () => {
    it('is recorded once, with the values of the form', () => {
      executing()
        .send(execute)
        .expect({ form: 'filling', run: { executing: 'recording' } })
        .expectCalls('record', [first]);
    });

    it('does not start with incomplete values', () => {
      start()
        .send({ type: 'choose', command: poll })
        .send(execute)
        .send(denied('notAllowedToSave'))
        .expect({ form: 'filling', run: 'resting' })
        .expectEmitted([])
        .expectRunning([]);
    });

    it('reports success for 5 s, and keeps the values', () => {
      executing()
        .resolve('record', done)
        .expect({ form: 'filling', run: 'executed' })
        .expectEmitted([
          { type: 'saved', stored },
          { type: 'executed', command: 'poll' },
        ])
        .expectContext({ filled: { poll: question } })
        .after(4_999)
        .expect({ form: 'filling', run: 'executed' })
        .after(1)
        .expect({ form: 'filling', run: 'resting' });
    });

    it('continues while the form shows another command', () => {
      executing()
        .send({ type: 'choose', command: onboarding })
        .send(execute)
        .expect({ form: 'filling', run: { executing: 'recording' } })
        .resolve('record', done)
        .expectEmitted([
          { type: 'saved', stored },
          { type: 'executed', command: 'poll' },
        ])
        .expectCalls('record', [first]);
    });

    it('can start right after another', () => {
      executing()
        .resolve('record', done)
        .send({ ...execute, base: stored })
        .expect({ form: 'filling', run: { executing: 'recording' } });
    });
  });

  describe('concurrent executions', () => {
    it('of another command: rebases and retries automatically', () => {
      mergedWithTheirs()
        .expect({ form: 'filling', run: { executing: 'recordingAgain' } })
        .expectEmitted([{ type: 'stale', theirs }])
        .expectCalls('record', [first, onTopOfTheirs])
        .resolve('record', done)
        .expect({ form: 'filling', run: 'executed' });
    });

    it('twice in a row: reports the conflict', () => {
      const again = { ...theirs, version: 6 };
      mergedWithTheirs()
        .resolve('record', failedWith({ kind: 'conflict', conflicts: [], theirs: again }))
        .expect({ form: 'filling', run: { failed: { conflict: 'stale' } } })
        .expectEmitted([
          { type: 'stale', theirs },
          { type: 'stale', theirs: again },
        ])
        .expectCalls('record', [first, onTopOfTheirs]);
    });

    it('of the same command: reports the conflict without a retry', () => {
      executing()
        .resolve('record', clash)
        .expect({ form: 'filling', run: { failed: { conflict: 'clash' } } })
        .expectEmitted([{ type: 'stale', theirs: sameCommand }])
        .expectCalls('record', [first])
        .expectContext({ filled: { poll: question } });
    });

    it('of the same command, after a rebase: reports the conflict', () => {
      mergedWithTheirs()
        .resolve('record', clash)
        .expect({ form: 'filling', run: { failed: { conflict: 'clash' } } });
    });

    it('can be repeated over theirs', () => {
      executing()
        .resolve('record', clash)
        .send({ ...execute, base: sameCommand })
        .resolve('record', done)
        .expect({ form: 'filling', run: 'executed' });
    });
  });

  describe.each(keysOf(denials))('the denial %s', (reason) => {
    const kind = denials[reason];

    it('is reported without a request', () => {
      filled()
        .send(denied(reason))
        .expect({ form: 'filling', run: { failed: kind } })
        .expectEmitted([{ type: 'notice', notice: kind }])
        .expectRunning([]);
    });

    it('is reported from either response, and keeps the values', () => {
      const answer = failedWith(recordErrors[kind]);
      executing()
        .resolve('record', answer)
        .expect({ form: 'filling', run: { failed: kind } })
        .expectEmitted([{ type: 'notice', notice: kind }])
        .expectContext({ filled: { poll: question } });
      mergedWithTheirs()
        .resolve('record', answer)
        .expect({ form: 'filling', run: { failed: kind } });
    });
  });

  it('reports an unknown error, and can be retried', () => {
    executing()
      .resolve('record', failed)
      .expect({ form: 'filling', run: { failed: 'unknown' } })
      .expectEmitted([{ type: 'notice', notice: 'unknown' }])
      .send({ ...execute, base })
      .resolve('record', done)
      .expect({ form: 'filling', run: 'executed' });
  });

  it('dismisses an error without a notice', () => {
    executing()
      .resolve('record', failed)
      .expectEmitted([{ type: 'notice', notice: 'unknown' }])
      .send({ type: 'dismiss' })
      .expect({ form: 'filling', run: 'resting' })
      .expectEmitted([]);
  });
});
