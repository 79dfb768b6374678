import { commandFixtures } from '../../charts/command.fixtures';
import { asked, serverId } from '../team-roster/team-roster.fixtures';
import { editorConfirmationMachine } from './editor-confirmation.machine';

export const editorConfirmationFixtures = commandFixtures(editorConfirmationMachine, {
  subjects: [{ serverId, memberIds: [asked.id] }],
  values: [null],
});
