import type { Editor } from '#domain/permissions/roles';
import type { Result } from '#domain/result';
import { reader } from '../../charts/reader';

/**
 * The viewer's access while a dashboard is open, which starts with the access at that time. The page follows changes
 * without a reload. If reading fails, the last known access stays: the database enforces the access anyway.
 */
export const viewerRightsMachine = reader<{
  answer: Result<Editor, { kind: 'unreachable' }>;
  input: { editor: Editor };
}>()({
  id: 'viewerRights',
  kinds: { unreachable: 'stays' },
  follows: 'rows',
  given: ({ editor }) => editor,
});
