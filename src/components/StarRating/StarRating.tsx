import { Star } from 'lucide-react';
import { useId } from 'react';
import * as Aria from 'react-aria-components';
import { FieldFrame, type FieldTexts, validity } from '#components/field/FieldFrame';
import { row } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { field } from '../field/Field.css';
import * as css from './StarRating.css';

export interface StarRatingProps extends FieldTexts {
  /** From 1 to `most`; null until a rating is chosen. */
  value: number | null;
  most?: number;
  isReadOnly?: boolean;
  onChange: (rating: number) => void;
}

export function StarRating(props: StarRatingProps) {
  const { label, description, errorMessage, isLabelHidden, value, most = 5, ...rest } = props;
  return (
    <Aria.RadioGroup
      {...validity(errorMessage)}
      orientation="horizontal"
      isRequired
      isReadOnly={rest.isReadOnly ?? false}
      value={value === null ? null : String(value)}
      onChange={(chosen) => rest.onChange(Number(chosen))}
      className={field}
    >
      <FieldFrame {...{ label, description, errorMessage, isLabelHidden }}>
        <div className={row({ align: 'stretch' })}>
          {Array.from({ length: most }, (_, index) => (
            <Choice key={index} rating={index + 1} isFilled={value !== null && index < value} />
          ))}
        </div>
      </FieldFrame>
    </Aria.RadioGroup>
  );
}

function Choice({ rating, isFilled }: { rating: number; isFilled: boolean }) {
  const labelId = useId();
  return (
    <Aria.RadioField value={String(rating)} aria-labelledby={labelId}>
      <Aria.RadioButton data-filled={isFilled} className={css.star}>
        <Star aria-hidden className={css.icon} />
        <span id={labelId} className={visuallyHidden}>
          {rating === 1 ? '1 star' : `${rating} stars`}
        </span>
      </Aria.RadioButton>
    </Aria.RadioField>
  );
}
