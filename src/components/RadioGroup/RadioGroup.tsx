import { type ReactNode, type Ref, useId } from 'react';
import * as Aria from 'react-aria-components';
import { field } from '../field/Field.css';
import {
  type DecidedByField,
  FieldFrame,
  type FieldTexts,
  validity,
} from '#components/field/FieldFrame';
import { card, help, image, list, mark, words } from './RadioGroup.css';

/** One of the choices. Its `id` is never empty. */
export interface RadioOption<Id extends string = string> {
  id: Id;
  label: string;
  description?: string;
  /** Beside the label, decorative: an avatar, a preview. */
  image?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps<Id extends string = string>
  extends
    Omit<Aria.RadioGroupProps, DecidedByField | 'value' | 'defaultValue' | 'onChange'>,
    FieldTexts {
  options: readonly RadioOption<Id>[];
  value?: Id | null;
  defaultValue?: Id | null;
  onChange?: (id: Id) => void;
  ref?: Ref<HTMLDivElement>;
}

/** One of a few choices, all in sight. More than about seven belong in a Select, unless each has a face of its own. */
export function RadioGroup<Id extends string>({
  label,
  description,
  errorMessage,
  isLabelHidden,
  options,
  onChange,
  ...aria
}: RadioGroupProps<Id>) {
  const choose = (value: string) => {
    const chosen = options.find((option) => option.id === value);
    if (chosen) onChange?.(chosen.id);
  };
  return (
    <Aria.RadioGroup {...aria} {...validity(errorMessage)} onChange={choose} className={field}>
      <FieldFrame {...{ label, description, errorMessage, isLabelHidden }}>
        <div className={list}>
          {options.map((option) => (
            <Choice key={option.id} option={option} />
          ))}
        </div>
      </FieldFrame>
    </Aria.RadioGroup>
  );
}

function Choice({ option }: { option: RadioOption }) {
  const labelId = useId();
  return (
    <Aria.RadioField
      value={option.id}
      isDisabled={option.isDisabled}
      // The help lies inside the label, to be pressed too, and would otherwise become part of the name.
      aria-labelledby={labelId}
    >
      <Aria.RadioButton className={card}>
        <span className={mark} />
        {option.image && (
          <span aria-hidden className={image}>
            {option.image}
          </span>
        )}
        <span className={words}>
          <span id={labelId}>{option.label}</span>
          {option.description && (
            <Aria.Text slot="description" className={help}>
              {option.description}
            </Aria.Text>
          )}
        </span>
      </Aria.RadioButton>
    </Aria.RadioField>
  );
}
