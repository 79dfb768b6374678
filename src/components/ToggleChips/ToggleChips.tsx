import { Check, Lock, Plus } from 'lucide-react';
import { useId } from 'react';
import { Tooltip } from '#components/Tooltip/Tooltip';
import { box, row, stack } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import * as css from './ToggleChips.css';

export interface ToggleChip<Id extends string = string> {
  id: Id;
  label: string;
  /** Whether the chip ignores presses. It can still be focused and keeps its description. */
  isDisabled?: boolean;
  /** What a press does, or why it is not possible. Shown in a tooltip, and the accessible description. */
  description?: string;
}

export interface ToggleChipsProps<Id extends string = string> {
  label: string;
  /** Whether the label is also visible above the chips. */
  isLabelShown?: boolean;
  items: readonly ToggleChip<Id>[];
  selected: readonly Id[];
  onToggle: (id: Id) => void;
  /** Whether all chips ignore presses. The chips can still be focused. */
  isDisabled?: boolean;
  size?: css.ToggleChipSize;
}

/** A few options side by side. The user turns each one on or off. */
export function ToggleChips<Id extends string>(props: ToggleChipsProps<Id>) {
  const { label, isLabelShown = false, items, selected, onToggle, isDisabled, size } = props;
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId} className={stack({ gap: 'xs', shrinks: true })}>
      <span
        id={labelId}
        className={
          isLabelShown
            ? box({ size: 's', weight: 'medium', color: 'text', breaks: true })
            : visuallyHidden
        }
      >
        {label}
      </span>
      <div className={row({ gap: 's', align: 'stretch', wraps: true })}>
        {items.map((item) => (
          <Chip
            key={item.id}
            item={item}
            size={size}
            isSelected={selected.includes(item.id)}
            isResting={isDisabled ?? false}
            onToggle={() => onToggle(item.id)}
          />
        ))}
      </div>
    </div>
  );
}

function Chip({
  item: { label, description, isDisabled = false },
  size,
  isSelected,
  isResting,
  onToggle,
}: {
  item: ToggleChip;
  size: css.ToggleChipSize | undefined;
  isSelected: boolean;
  isResting: boolean;
  onToggle: () => void;
}) {
  const descriptionId = useId();
  const isIdle = isDisabled || isResting;
  const chip = (
    <button
      type="button"
      aria-describedby={description ? descriptionId : undefined}
      aria-disabled={isIdle || undefined}
      aria-pressed={isSelected}
      onClick={() => {
        if (!isIdle) onToggle();
      }}
      className={css.chip({ size })}
    >
      <span aria-hidden className={css.mark}>
        {isSelected ? <Check /> : isDisabled ? <Lock /> : <Plus />}
      </span>
      {label}
    </button>
  );
  if (!description) return chip;
  return (
    <>
      <Tooltip text={description}>{chip}</Tooltip>
      <span id={descriptionId} hidden>
        {description}
      </span>
    </>
  );
}
