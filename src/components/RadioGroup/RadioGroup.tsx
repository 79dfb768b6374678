import { type ReactNode, type Ref, useId, useState } from 'react';
import { FieldDescription, FieldError, type FieldTexts } from '#components/field/FieldFrame';
import { cover, field, hidden, label as labelClass } from '../field/Field.css';
import { card, help, image, list, mark, words } from './RadioGroup.css';

/** `id` is never empty. */
export interface RadioOption<Id extends string = string> {
  id: Id;
  label: string;
  description?: string;
  /** Decorative, beside the label: an avatar, a preview. */
  image?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps<Id extends string = string> extends FieldTexts {
  options: readonly RadioOption<Id>[];
  value?: Id | null;
  defaultValue?: Id | null;
  onChange?: (id: Id) => void;
  orientation?: 'vertical' | 'horizontal';
  isDisabled?: boolean;
  /** Focusable and readable, but does not change. */
  isReadOnly?: boolean;
  isRequired?: boolean;
  id?: string;
  'aria-describedby'?: string;
  ref?: Ref<HTMLDivElement>;
}

/** A choice among a few visible options. Use a Select for more than about seven, unless each option has a picture. */
export function RadioGroup<Id extends string>(props: RadioGroupProps<Id>) {
  const { label, description, errorMessage, isLabelHidden, options, ...others } = props;
  const { value, defaultValue = null, onChange, isDisabled = false, isReadOnly, ...more } = others;
  const { orientation = 'vertical', isRequired, id, 'aria-describedby': describes, ...root } = more;
  const [own, setOwn] = useState(defaultValue);
  const [name, labelId, descriptionId, errorId] = [useId(), useId(), useId(), useId()];
  const parts = [description && descriptionId, errorMessage && errorId, describes];
  const described = parts.filter(Boolean).join(' ') || undefined;
  const choose = (chosen: Id) => {
    if (isReadOnly) return;
    setOwn(chosen);
    onChange?.(chosen);
  };
  return (
    <div
      {...root}
      id={id}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={described}
      aria-invalid={Boolean(errorMessage) || undefined}
      aria-disabled={isDisabled || undefined}
      aria-readonly={isReadOnly || undefined}
      aria-required={isRequired || undefined}
      aria-orientation={orientation}
      className={field}
    >
      <span id={labelId} className={isLabelHidden ? hidden : labelClass}>
        {label}
      </span>
      <FieldDescription id={descriptionId}>{description}</FieldDescription>
      <div className={list}>
        {options.map((option) => (
          <Choice
            key={option.id}
            option={option}
            name={name}
            groupDescription={described}
            isChosen={(value === undefined ? own : value) === option.id}
            isDisabled={isDisabled || (option.isDisabled ?? false)}
            onChoose={() => choose(option.id)}
          />
        ))}
      </div>
      <FieldError id={errorId}>{errorMessage}</FieldError>
    </div>
  );
}

interface ChoiceProps {
  option: RadioOption;
  name: string;
  /** Repeated on each option, because a user who tabs in only reaches the options. */
  groupDescription: string | undefined;
  isChosen: boolean;
  isDisabled: boolean;
  onChoose: () => void;
}

function Choice({ option, name, groupDescription, isChosen, isDisabled, onChoose }: ChoiceProps) {
  const labelId = useId();
  const helpId = useId();
  const describes = [option.description && helpId, groupDescription].filter(Boolean).join(' ');
  return (
    <label className={card}>
      <input
        type="radio"
        name={name}
        value={option.id}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
        // The help is inside the label to be clickable, so the name needs a reference to the label text alone.
        aria-labelledby={labelId}
        aria-describedby={describes || undefined}
        className={cover}
      />
      <span aria-hidden className={mark} />
      {option.image && (
        <span aria-hidden className={image}>
          {option.image}
        </span>
      )}
      <span className={words}>
        <span id={labelId}>{option.label}</span>
        {option.description && (
          <span id={helpId} className={help}>
            {option.description}
          </span>
        )}
      </span>
    </label>
  );
}
