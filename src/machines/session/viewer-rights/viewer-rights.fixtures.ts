import { visitor } from '#domain/permissions/roles';
import { readerFixtures } from '../../charts/reader.fixtures';
import { viewerRightsMachine } from './viewer-rights.machine';

export const viewerRightsFixtures = readerFixtures(viewerRightsMachine, {
  values: [visitor],
  input: { editor: visitor },
  patch: visitor,
});
