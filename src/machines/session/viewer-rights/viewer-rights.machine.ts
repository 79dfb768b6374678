import type { Editor } from '#domain/permissions/roles';
import type { Result } from '#domain/result';
import { reader } from '../../charts/reader';

/**
 * Follows changes while a dashboard is open. If reading fails, the last access stays: the database enforces it anyway.
 */
export const viewerRightsMachine = reader<{
  answer: Result<Editor, { kind: 'unreachable' }>;
  input: { editor: Editor };
  /** The rights as another request has read them. */
  patch: Editor;
}>()({
  id: 'viewerRights',
  kinds: { unreachable: 'stays' },
  follows: 'rows',
  given: ({ editor }) => editor,
  patch: (_, editor) => editor,
});
