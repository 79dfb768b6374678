import type { ConfigChange } from '#domain/bot-config/changes';
import type { BotConfig } from '#domain/bot-config/config';
import { fieldOf } from '#domain/bot-config/fields';
import { canBringBack, isUndone } from '#domain/bot-config/history';
import { checkValue } from '#domain/bot-config/parse';
import { isSecret } from '#domain/bot-config/secrets';
import { canEditKey, canSaveChanges, type SaveDenial } from '#domain/permissions/config-rights';
import type { Who } from '../settings/parts/use-saving';

/** The reason why a change cannot be undone. `undone` means that the setting has its old value again. */
export type UndoObstacle = 'undone' | 'secret' | 'command' | 'notAllowedValue' | SaveDenial;

export function undoObstacle(
  change: ConfigChange,
  { server, editor, viewer }: Who,
  now: BotConfig,
): UndoObstacle | null {
  if (!canBringBack(change.key)) return isSecret(change.key) ? 'secret' : 'command';
  const signedIn = viewer !== null;
  const verdict = canSaveChanges({ signedIn, server, editor, changedKeys: [change.key] });
  if (!verdict.allowed) return verdict.reason;
  if (isUndone(change, now)) return 'undone';
  // An old value may exceed a limit that was introduced later.
  return checkValue(fieldOf(change.key), change.before) === null ? null : 'notAllowedValue';
}

/** Returns the changes that the viewer may see. The history shows only the number of the other changes. */
export function visibleChanges(
  changes: readonly ConfigChange[],
  { server, editor }: Pick<Who, 'server' | 'editor'>,
): readonly ConfigChange[] {
  return changes.filter(({ key }) => canEditKey({ server, editor, key }));
}
