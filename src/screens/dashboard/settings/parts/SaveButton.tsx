import { CircleCheck } from 'lucide-react';
import { Button } from '#components/Button/Button';
import {
  configMessages,
  fixProblemsText,
  settingsMessages,
} from '#content/messages/dashboard/config';
import { viewAsMessages } from '#content/messages/dashboard/rights';
import type { Obstacle } from '#domain/bot-config/obstacle';
import { box } from '#theme/box';
import {
  useViewedAs,
  useFormView,
  useSaveView,
  useDenial,
  useUnsaved,
  type Who,
} from './use-saving';
import * as css from './Toolbar.css';

export interface SaveButtonProps {
  onSave: () => void;
  describedBy?: string;
}

/** The button is disabled if nothing has changed or the changes cannot be saved (product.md §9.12). */
export function SaveButton({ onSave, describedBy }: SaveButtonProps) {
  const { obstacle } = useUnsaved();
  const isSaving = useSaveView() === 'saving';
  const isForm = useFormView() === 'form';
  const isPreview = useViewedAs() !== null;
  return (
    <Button
      isPending={isSaving}
      pendingLabel="Saving..."
      isDisabled={!isSaving && (!isForm || isPreview || obstacle !== null)}
      aria-describedby={describedBy}
      onPress={onSave}
    >
      Save
    </Button>
  );
}

/** Shows no text if there are changes, because the bar of unsaved changes then shows the same text. */
export function SaveStatus({ id, who }: { id: string; who: Who }) {
  const { changes } = useUnsaved();
  const reason = useObstacleText(who);
  const isSaved = useSaveView() === 'saved' && changes.length === 0;
  const words = changes.length === 0 ? reason : null;
  return (
    <p id={id} role="status" className={css.status}>
      {isSaved && <CircleCheck aria-hidden className={box({ square: 16, color: 'successText' })} />}
      {isSaved ? settingsMessages.allSaved : words}
    </p>
  );
}

/** Returns null if the viewer can save, if a save is in progress, or if no form is shown. */
export function useObstacleText(who: Who): string | null {
  const { obstacle } = useUnsaved();
  const denial = useDenial(who);
  const isSaving = useSaveView() === 'saving';
  const isForm = useFormView() === 'form';
  const viewedAs = useViewedAs();
  if (!isForm || isSaving) return null;
  if (viewedAs !== null) return viewAsMessages.noSaving;
  if (obstacle) return obstacleText(obstacle);
  return denial && configMessages[denial.reason];
}

function obstacleText(obstacle: Obstacle): string {
  switch (obstacle.kind) {
    case 'nothingToSave':
      return settingsMessages.nothingToSave;
    case 'undecided':
      return settingsMessages.decideFirst;
    case 'problems':
      return fixProblemsText(obstacle.keys.length);
  }
}
