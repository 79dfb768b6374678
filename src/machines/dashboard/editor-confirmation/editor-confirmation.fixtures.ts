import { commandFixtures } from '../../charts/command.fixtures';
import { editorConfirmationMachine } from './editor-confirmation.machine';

export const editorConfirmationFixtures = commandFixtures(editorConfirmationMachine, {
  subjects: [{ serverId: '300000000000000001', memberIds: ['3'] }],
  values: [null],
});
