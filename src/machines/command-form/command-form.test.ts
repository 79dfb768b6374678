import { describe, expect, it } from 'vitest';
import { scenario } from '../../../tests/setup/scenario';
import { walkMachine } from '../../../tests/setup/walk-machine';
import { keysOf } from '../errors-by-kind';
import {
  asked,
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
  changes: [{ key: 'commands', before: {}, after: asked }],
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
    it('shows the command that is chosen, and none after the way back', () => {
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

    it('starts with the first option, and keeps what was filled in, command by command', () => {
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

    it('takes nothing while no command is chosen', () => {
      start()
        .send({ type: 'fill', values: { textInput: 'lost' } })
        .send(execute)
        .expect({ form: 'choosing', run: 'resting' })
        .expectContext({ filled: {} })
        .expectRunning([]);
    });
  });

  describe('an execution', () => {
    it('is written down once, with what was filled in', () => {
      executing()
        .send(execute)
        .expect({ form: 'filling', run: { executing: 'recording' } })
        .expectCalls('record', [first]);
    });

    it('does not begin while something is missing', () => {
      start()
        .send({ type: 'choose', command: poll })
        .send(execute)
        .send(denied('notAllowedToSave'))
        .expect({ form: 'filling', run: 'resting' })
        .expectEmitted([])
        .expectRunning([]);
    });

    it('says so when it is done, for five seconds, and keeps the values', () => {
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

    it('goes on while another command is looked at, which cannot be executed yet', () => {
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

    it('can follow on another at once', () => {
      executing()
        .resolve('record', done)
        .send({ ...execute, base: stored })
        .expect({ form: 'filling', run: { executing: 'recording' } });
    });
  });

  describe('others at the same time', () => {
    it('with another command: theirs is kept, and this one goes on top, unasked', () => {
      mergedWithTheirs()
        .expect({ form: 'filling', run: { executing: 'recordingAgain' } })
        .expectEmitted([{ type: 'stale', theirs }])
        .expectCalls('record', [first, onTopOfTheirs])
        .resolve('record', done)
        .expect({ form: 'filling', run: 'executed' });
    });

    it('twice in a row: that is told', () => {
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

    it('with the same command: that is told, and nothing is sent again', () => {
      executing()
        .resolve('record', clash)
        .expect({ form: 'filling', run: { failed: { conflict: 'clash' } } })
        .expectEmitted([{ type: 'stale', theirs: sameCommand }])
        .expectCalls('record', [first])
        .expectContext({ filled: { poll: question } });
    });

    it('with the same command, after a merge: told as well', () => {
      mergedWithTheirs()
        .resolve('record', clash)
        .expect({ form: 'filling', run: { failed: { conflict: 'clash' } } });
    });

    it('can be followed on top of theirs', () => {
      executing()
        .resolve('record', clash)
        .send({ ...execute, base: sameCommand })
        .resolve('record', done)
        .expect({ form: 'filling', run: 'executed' });
    });
  });

  describe.each(keysOf(denials))('the denial %s', (reason) => {
    const kind = denials[reason];

    it('is known before anything is sent', () => {
      filled()
        .send(denied(reason))
        .expect({ form: 'filling', run: { failed: kind } })
        .expectEmitted([{ type: 'notice', notice: kind }])
        .expectRunning([]);
    });

    it('is taken from the server as well, also at the second attempt, and keeps the values', () => {
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

  it('says that it failed, and can be tried again', () => {
    executing()
      .resolve('record', failed)
      .expect({ form: 'filling', run: { failed: 'unknown' } })
      .expectEmitted([{ type: 'notice', notice: 'unknown' }])
      .send({ ...execute, base })
      .resolve('record', done)
      .expect({ form: 'filling', run: 'executed' });
  });

  it('forgets an error that is dismissed, and says nothing of it', () => {
    executing()
      .resolve('record', failed)
      .expectEmitted([{ type: 'notice', notice: 'unknown' }])
      .send({ type: 'dismiss' })
      .expect({ form: 'filling', run: 'resting' })
      .expectEmitted([]);
  });
});
