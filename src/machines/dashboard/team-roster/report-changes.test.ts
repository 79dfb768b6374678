import { expect, it, onTestFinished } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { Result } from '#domain/result';
import type { ConfirmError, TeamError } from '#domain/team/failure';
import type { TeamMember } from '#domain/team/member';
import type { Roster } from '#domain/team/roster';
import type { Addition, MemberAnswer } from '../member-edit/member-edit.events';
import { editorConfirmationMachine } from '../editor-confirmation/editor-confirmation.machine';
import { memberEditMachine } from '../member-edit/member-edit.machine';
import { noor, failedWith, server } from '../member-edit/member-edit.fixtures';
import { permissionEditMachine } from '../permission-edit/permission-edit.machine';
import { done } from '../permission-edit/permission-edit.fixtures';
import { reportChanges, reportConfirmations } from './report-changes';
import { awaitedMembers, shownMembers, storedMembers } from './shown';
import { teamRosterMachine } from './team-roster.machine';

const priya = { ...noor, id: '2', name: 'Priya' };
const listed = (members: readonly TeamMember[]): Result<Roster, TeamError> => ({
  ok: true,
  value: { members, platformOwnerId: null },
});

/** Opens a list with one member. Every later request returns the members in `then`. */
async function openRoster(then: readonly TeamMember[] = [noor]) {
  const answers = [listed([noor])];
  const roster = createActor(
    teamRosterMachine.provide({
      actors: {
        load: fromPromise(async () => answers.shift() ?? listed(then)),
        watch: fromCallback(() => () => {}),
      },
    }),
    { input: { serverId: server.id } },
  ).start();
  await waitFor(roster, (snapshot) => snapshot.matches({ list: { shown: 'fresh' } }));
  return { roster, names: () => shownMembers(roster.getSnapshot()).map(({ name }) => name) };
}

function openEditor(answer: MemberAnswer | Promise<MemberAnswer>) {
  const addMember = fromPromise<MemberAnswer, Addition>(async () => answer);
  return createActor(
    memberEditMachine.provide({ actors: { addMember }, actions: { dropPicture: () => {} } }),
    { input: { server } },
  ).start();
}

it.each([
  ['kept', { ok: true, value: priya }, [noor, priya]],
  ['taken back', failedWith('notAllowed'), [noor]],
] as const)('an addition is shown at once and %s', async (_, answer, team) => {
  const { roster, names } = await openRoster(team);
  const editor = openEditor(answer);
  const stop = reportChanges(editor, roster);
  editor.send({ type: 'add' });
  editor.send({ type: 'change', fields: { name: 'Priya' } });
  editor.send({ type: 'save' });
  expect(names()).toEqual(['Noor', 'Priya']);
  await waitFor(editor, (snapshot) => !snapshot.matches({ form: 'saving' }));
  await waitFor(roster, (snapshot) => snapshot.matches({ list: { shown: 'fresh' } }));
  expect(names()).toEqual(team.map(({ name }) => name));
  stop();
});

it('a pending change stays visible while the list is read again', async () => {
  const { roster, names } = await openRoster();
  const editor = openEditor(new Promise<never>(() => {}));
  onTestFinished(reportChanges(editor, roster));
  editor.send({ type: 'add' });
  editor.send({ type: 'change', fields: { name: 'Priya' } });
  editor.send({ type: 'save' });
  roster.send({ type: 'reload' });
  await waitFor(roster, (snapshot) => snapshot.matches({ list: { shown: 'fresh' } }));
  expect(names()).toEqual(['Noor', 'Priya']);
  expect([...awaitedMembers(roster.getSnapshot())]).toEqual(['new']);
});

it('forwards changed permissions at once, and nothing after it is stopped', async () => {
  const { roster } = await openRoster();
  const permissions = () => shownMembers(roster.getSnapshot())[0]?.permissions;
  const editor = createActor(
    permissionEditMachine.provide({ actors: { replace: fromPromise(async () => done) } }),
  ).start();
  const stop = reportChanges(editor, roster);
  editor.send({ type: 'members changed', members: [noor] });
  editor.send({ type: 'toggle panel', memberId: noor.id, server, panel: 'points' });
  expect(permissions()).toEqual(noor.permissions);
  editor.send({ type: 'save' });
  expect(permissions()?.[0]?.allowedPanels).toEqual(['advanced', 'points']);

  stop();
  await waitFor(editor, (snapshot) => snapshot.matches('saved'));
  expect(roster.getSnapshot().context.value?.expected).toHaveLength(1);
});

it.each<[string, Result<null, ConfirmError>]>([
  ['shows confirmed editors', { ok: true, value: null }],
  ['reads the list again without a response', { ok: false, error: { kind: 'unreachable' } }],
])('%s', async (_, answer) => {
  const { roster } = await openRoster([priya]);
  const confirmation = createActor(
    editorConfirmationMachine.provide({ actors: { run: fromPromise(async () => answer) } }),
  ).start();
  const stop = reportConfirmations(confirmation, roster);
  confirmation.send({ type: 'run', subject: { serverId: server.id, memberIds: [noor.id] } });
  await waitFor(roster, (state) => storedMembers(state)[0] === priya);
  stop();
});
