import type { ConfigChange } from '#domain/bot-config/changes';
import type { BotConfig } from '#domain/bot-config/config';
import { fieldOf } from '#domain/bot-config/fields';
import { canBringBack, isUndone } from '#domain/bot-config/history';
import { canSaveChanges, type SaveDenial } from '#domain/permissions/config-rights';
import { canOpenPanel } from '#domain/permissions/panel-access';
import type { Who } from '../parts/use-saving';

/** Why a change cannot be undone; 'undone' where there is nothing left to undo. */
export type UndoObstacle = 'undone' | 'secret' | 'command' | SaveDenial;

/** What keeps someone from undoing a change, or null when nothing does. `now` is what the server has by now. */
export function undoObstacle(
  change: ConfigChange,
  { server, editor, viewer }: Who,
  now: BotConfig,
): UndoObstacle | null {
  const { kind, tab } = fieldOf(change.key);
  if (!canBringBack(change.key)) return kind === 'secret' ? 'secret' : 'command';
  const signedIn = viewer !== null;
  const verdict = canSaveChanges({ signedIn, server, editor, changedTabs: [tab] });
  if (!verdict.allowed) return verdict.reason;
  return isUndone(change, now) ? 'undone' : null;
}

/** The changes of settings that someone may open. Of the others they are told only that there are some. */
export function visibleChanges(
  changes: readonly ConfigChange[],
  { server, editor }: Pick<Who, 'server' | 'editor'>,
): readonly ConfigChange[] {
  return changes.filter(({ key }) => canOpenPanel({ server, editor, panel: fieldOf(key).tab }));
}
