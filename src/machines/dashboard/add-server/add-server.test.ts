import { describe, expect, it } from 'vitest';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { createWorld } from '../../../../tests/setup/machine-world';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import {
  added,
  addServerFixtures,
  cards,
  deals,
  guilds,
  notAvailable,
  server,
  unreachable,
} from './add-server.fixtures';
import { addServerMachine } from './add-server.machine';

describe('addServer, walked', () => {
  walkMachine(addServerMachine, addServerFixtures);
});

describe('the dialog', () => {
  it('sends no request before it opens', () => {
    const dialog = start();
    expect(dialog.value()).toBe('closed');
    expect(dialog.calls).toEqual([]);
  });

  it('offers only guilds with the administrator bit', () => {
    const dialog = offering();
    expect(dialog.value()).toBe('choosing');
    expect(dialog.context()).toEqual({ guilds: [deals, cards], chosen: null, error: null });
  });

  it('adds the chosen guild and emits its server', () => {
    const dialog = offering();
    dialog.send({ type: 'choose', guildId: '8' });
    dialog.send({ type: 'choose', guildId: '7' });
    expect(dialog.context().chosen).toEqual(deals);
    dialog.send({ type: 'add' });
    expect(dialog.value()).toBe('adding');
    expect(dialog.openCall({ src: 'addServer' }).input).toEqual({ guild: deals });
    expect(dialog.emitted).toEqual([]);

    dialog.openCall({ src: 'addServer' }).answer(added);
    expect(dialog.value()).toBe('added');
    expect(dialog.emitted).toEqual([{ type: 'added', server }]);
  });

  it('adds once, however often Add is pressed', () => {
    const dialog = offering();
    dialog.send({ type: 'choose', guildId: '7' });
    dialog.send({ type: 'add' });
    dialog.send({ type: 'add' });
    dialog.send({ type: 'choose', guildId: '8' });
    expect(dialog.calls.filter(({ src }) => src === 'addServer')).toHaveLength(1);
    expect(dialog.context().chosen).toEqual(deals);
  });

  it('requires a choice', () => {
    const dialog = offering();
    dialog.send({ type: 'add' });
    expect(dialog.value()).toEqual({ failed: 'noneSelected' });
    dialog.send({ type: 'add' });
    expect(dialog.value()).toEqual({ failed: 'noneSelected' });
    dialog.send({ type: 'choose', guildId: '8' });
    expect(dialog.value()).toBe('choosing');
    expect(dialog.context().chosen).toEqual(cards);
  });

  it.each(['9', '', 'x'])('ignores a guild that is not in the list: %j', (guildId) => {
    const dialog = offering();
    dialog.send({ type: 'choose', guildId: '7' });
    dialog.send({ type: 'choose', guildId });
    expect(dialog.context().chosen).toEqual(deals);
    dialog.send({ type: 'add' });
    dialog.openCall({ src: 'addServer' }).answer(notAvailable);
    dialog.send({ type: 'choose', guildId });
    expect(dialog.value()).toEqual({ failed: 'notAvailable' });
  });

  it('retries a guild that was not available, or adds another', () => {
    const dialog = offering();
    dialog.send({ type: 'choose', guildId: '7' });
    dialog.send({ type: 'add' });
    dialog.openCall({ src: 'addServer' }).answer(notAvailable);
    expect(dialog.value()).toEqual({ failed: 'notAvailable' });
    expect(dialog.emitted).toEqual([]);
    dialog.send({ type: 'add' });
    expect(dialog.openCall({ src: 'addServer' }).input).toEqual({ guild: deals });
    dialog.openCall({ src: 'addServer' }).answer(notAvailable);
    dialog.send({ type: 'choose', guildId: '8' });
    expect(dialog.value()).toBe('choosing');
    expect(dialog.context().chosen).toEqual(cards);
  });

  it('shows why the list failed, and retries when opened again', () => {
    const dialog = start();
    dialog.send({ type: 'open' });
    dialog.openCall({ src: 'listAdministratorGuilds' }).answer(unreachable);
    expect(dialog.value()).toEqual({ failed: 'listFailed' });
    expect(dialog.context().error).toEqual({ kind: 'unreachable' });
    dialog.send({ type: 'open' });
    expect(dialog.value()).toBe('loading');
    expect(dialog.context().error).toBeNull();
    dialog.openCall({ src: 'listAdministratorGuilds' }).answer(guilds);
    expect(dialog.value()).toBe('choosing');
  });

  it('stops pending requests when closed, and starts over when opened', () => {
    const dialog = offering();
    dialog.send({ type: 'choose', guildId: '7' });
    dialog.send({ type: 'add' });
    dialog.send({ type: 'close' });
    expect(dialog.value()).toBe('closed');
    expect(dialog.calls.map(({ src, status }) => [src, status])).toEqual([
      ['listAdministratorGuilds', 'answered'],
      ['addServer', 'stopped'],
    ]);
    dialog.send({ type: 'open' });
    expect(dialog.context()).toEqual({ guilds: [], chosen: null, error: null });
  });

  it('keeps its list when closed, so that the closing dialog does not change', () => {
    const dialog = offering();
    const { guilds: offered } = dialog.context();
    dialog.send({ type: 'close' });
    expect(dialog.context().guilds).toEqual(offered);
    expect(offered).not.toEqual([]);
  });

  it('starts over when opened after an addition', () => {
    const dialog = offering();
    dialog.send({ type: 'choose', guildId: '7' });
    dialog.send({ type: 'add' });
    dialog.openCall({ src: 'addServer' }).answer(added);
    dialog.send({ type: 'open' });
    expect(dialog.value()).toBe('loading');
    expect(dialog.context()).toEqual({ guilds: [], chosen: null, error: null });
  });
});

function start() {
  const world = createWorld(addServerMachine, {
    input: undefined,
    promises: ['listAdministratorGuilds', 'addServer'],
    callbacks: [],
  });
  world.actor.start();
  const snapshot = () => world.snapshot() as SnapshotFrom<typeof addServerMachine>;
  return {
    ...world,
    value: () => snapshot().value,
    context: () => snapshot().context,
    send: (event: EventFrom<typeof addServerMachine>) => world.actor.send(event),
  };
}

/** Opens the dialog and loads the list. */
function offering() {
  const dialog = start();
  dialog.send({ type: 'open' });
  dialog.openCall({ src: 'listAdministratorGuilds' }).answer(guilds);
  return dialog;
}
