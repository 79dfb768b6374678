import { useState } from 'react';
import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { RadioGroup } from '#components/RadioGroup/RadioGroup';
import { settingsMessages } from '#content/messages/dashboard/config';
import { sameValue } from '#domain/same-value';
import type { Conflict } from '#domain/bot-config/config';
import { describeValue } from '#domain/bot-config/describe';
import { fieldOf } from '#domain/bot-config/fields';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import type { Decision } from '#machines/dashboard/config-edit/editing';
import * as css from './ChangeList.css';

const choices = [
  { id: 'base', label: 'Original value' },
  { id: 'theirs', label: 'Their value' },
  { id: 'yours', label: 'Your value' },
] as const satisfies readonly { id: Decision['choice']; label: string }[];

export interface ConflictDialogProps {
  conflicts: readonly Conflict[];
  resources: GuildResources;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDecide: (decisions: readonly Decision[]) => void;
}

interface Choice {
  conflict: Conflict;
  choice: Decision['choice'];
}

/** The user keeps the original value, the other user's value, or their own. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflicts, resources, isOpen, onOpenChange, onDecide } = props;
  const [made, setMade] = useState<readonly Choice[]>([]);
  const decisions = conflicts.flatMap((conflict): Decision[] => {
    const choice = choiceFor(conflict, made);
    return choice ? [{ key: conflict.key, choice }] : [];
  });
  return (
    <Dialog
      size="wide"
      title={settingsMessages.conflictTitle}
      description={settingsMessages.conflictHelp}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <span className={css.progress}>
            {decisions.length} of {conflicts.length} chosen
          </span>
          <Button tone="plain" onPress={() => onOpenChange(false)}>
            Not now
          </Button>
          <Button
            isDisabled={decisions.length < conflicts.length}
            onPress={() => onDecide(decisions)}
          >
            Apply choices
          </Button>
        </>
      }
    >
      {conflicts.map((conflict) => {
        const field = fieldOf(conflict.key);
        return (
          <div key={conflict.key} className={css.clash}>
            <RadioGroup
              label={field.label}
              description={field.help}
              options={choices.map(({ id, label }) => ({
                id,
                label,
                description: describeValue(field, conflict[id], resources),
              }))}
              value={choiceFor(conflict, made)}
              onChange={(choice) =>
                setMade([
                  ...made.filter((other) => other.conflict.key !== conflict.key),
                  { conflict, choice },
                ])
              }
            />
          </div>
        );
      })}
    </Dialog>
  );
}

/** Returns null again if the other user's value has changed, because the user has not seen the new value. */
function choiceFor(conflict: Conflict, made: readonly Choice[]): Decision['choice'] | null {
  const found = made.find((one) => one.conflict.key === conflict.key);
  return found && sameValue(found.conflict.theirs, conflict.theirs) ? found.choice : null;
}
