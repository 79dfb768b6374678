import { createActorContext } from '@xstate/react';
import type { Result } from '#domain/result';
import { type ConfirmError, confirmErrorKinds } from '#domain/team/failure';
import { command } from '../../charts/command';

/** The owner of a server keeps the editors of a former owner (product.md §12.26). */
export const editorConfirmationMachine = command<{
  answer: Result<null, ConfirmError>;
  subject: { serverId: string; memberIds: readonly string[] };
}>()({
  id: 'editorConfirmation',
  kinds: confirmErrorKinds,
  asks: false,
});

export const EditorConfirmationContext = createActorContext(editorConfirmationMachine);
