import { FieldDescription, FieldError, type FieldTexts } from '#components/field/FieldFrame';
import { below } from './Toggle.css';

/** The help and error texts of a toggle, below the label. `place` is a class that aligns the texts with the label. */
export function ToggleTexts({
  description,
  errorMessage,
  place,
}: Pick<FieldTexts, 'description' | 'errorMessage'> & { place: string }) {
  if (!description && !errorMessage) return null;
  return (
    <div className={`${below} ${place}`}>
      <FieldDescription>{description}</FieldDescription>
      <FieldError>{errorMessage}</FieldError>
    </div>
  );
}
