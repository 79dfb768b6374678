import { Check, Lock, Plus } from 'lucide-react';
import { useId } from 'react';
import { Tooltip } from '#components/Tooltip/Tooltip';
import { hidden, label as labelClass } from '../field/Field.css';
import * as css from './ToggleChips.css';

export interface ToggleChip<Id extends string = string> {
  id: Id;
  label: string;
  /** It can be reached and is explained, and does nothing. */
  isDisabled?: boolean;
  /** What pressing it means, or why that is not possible: read out with it, and shown in a tooltip. */
  description?: string;
}

export interface ToggleChipsProps<Id extends string = string> {
  /** The group's accessible name. */
  label: string;
  /** Shows the name above the chips too. */
  isLabelShown?: boolean;
  items: readonly ToggleChip<Id>[];
  /** The ids of the items that are on. */
  selected: readonly Id[];
  onToggle: (id: Id) => void;
  /** None of them does anything for the moment; they keep the focus. */
  isDisabled?: boolean;
  size?: css.ToggleChipSize;
}

/** A few things of which each is on or off by itself, side by side. */
export function ToggleChips<Id extends string>(props: ToggleChipsProps<Id>) {
  const { label, isLabelShown = false, items, selected, onToggle, isDisabled, size } = props;
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId} className={css.root}>
      <span id={labelId} className={isLabelShown ? labelClass : hidden}>
        {label}
      </span>
      <div className={css.chips}>
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
