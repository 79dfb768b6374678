import { type ReactNode, type Ref, useId } from 'react';
import * as Aria from 'react-aria-components';
import { FieldFrame, type FieldTexts, validity } from '#components/field/FieldFrame';
import { box, grid, row, stack } from '#theme/box';
import { field } from '../field/Field.css';
import { card, list, mark } from './RadioGroup.css';

/** One option. `id` must not be empty. */
export interface RadioOption<Id extends string = string> {
  id: Id;
  label: string;
  description?: string;
  image?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps<Id extends string = string>
  extends
    FieldTexts,
    Pick<
      Aria.RadioGroupProps,
      'orientation' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'id' | 'aria-describedby'
    > {
  options: readonly RadioOption<Id>[];
  value?: Id | null;
  defaultValue?: Id | null;
  onChange?: (id: Id) => void;
  ref?: Ref<HTMLDivElement>;
}

/** A choice among a few visible options. For more than about seven without pictures, use a Select. */
export function RadioGroup<Id extends string>(props: RadioGroupProps<Id>) {
  const { label, description, errorMessage, isLabelHidden, options, onChange, ...aria } = props;
  return (
    <Aria.RadioGroup
      {...aria}
      {...validity(errorMessage)}
      onChange={(value) => {
        const chosen = options.find(({ id }) => id === value);
        if (chosen) onChange?.(chosen.id);
      }}
      className={field}
    >
      <FieldFrame {...{ label, description, errorMessage, isLabelHidden }}>
        <div className={list}>
          {options.map((option) => (
            <Choice key={option.id} option={option} groupDescribedBy={aria['aria-describedby']} />
          ))}
        </div>
      </FieldFrame>
    </Aria.RadioGroup>
  );
}

interface ChoiceProps {
  option: RadioOption;
  /** Set on each option, because a user who tabs into the group reaches only the options. */
  groupDescribedBy: string | undefined;
}

function Choice({ option, groupDescribedBy }: ChoiceProps) {
  const labelId = useId();
  return (
    <Aria.RadioField
      value={option.id}
      isDisabled={option.isDisabled ?? false}
      // The help is inside the label, so that a click on it selects. The accessible name is the label text alone.
      aria-labelledby={labelId}
      aria-describedby={groupDescribedBy}
      className={grid({ shrinks: true })}
    >
      <Aria.RadioButton className={card}>
        <span aria-hidden className={mark} />
        {option.image && (
          <span aria-hidden className={row({ align: 'stretch', inline: true, shrinks: false })}>
            {option.image}
          </span>
        )}
        <span className={stack({ shrinks: true, breaks: true })}>
          <span dir="auto" id={labelId}>
            {option.label}
          </span>
          {option.description && (
            <Aria.Text slot="description" className={box({ size: 's', color: 'textMuted' })}>
              {option.description}
            </Aria.Text>
          )}
        </span>
      </Aria.RadioButton>
    </Aria.RadioField>
  );
}
