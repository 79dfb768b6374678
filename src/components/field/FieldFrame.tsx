import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import {
  description as descriptionClass,
  error,
  errorIcon,
  hidden,
  label as labelClass,
} from './Field.css';

export interface FieldTexts {
  /** Accessible name of the control, visible unless `isLabelHidden`. */
  label: string;
  /** One line of help. */
  description?: string | undefined;
  /** A non-empty text makes the field invalid and is shown below the control. */
  errorMessage?: string | undefined;
  /** Hides the label visually, if the context already names the field. */
  isLabelHidden?: boolean | undefined;
}

/** Ids that connect a field's texts to its control. */
export interface FieldIds {
  control: string;
  label: string;
  description: string;
  error: string;
}

/** Returns the ids of one field. `id`, if given, is the control's. */
export function useFieldIds(id?: string): FieldIds {
  const own = useId();
  const control = id ?? own;
  return {
    control,
    label: `${control}-label`,
    description: `${control}-description`,
    error: `${control}-error`,
  };
}

/** Returns the ids for `aria-describedby`: help, error and any that the caller adds. */
export function describedBy(
  ids: FieldIds,
  { description, errorMessage }: FieldTexts,
  others?: string,
): string | undefined {
  const parts = [description && ids.description, errorMessage && ids.error, others];
  return parts.filter(Boolean).join(' ') || undefined;
}

/**
 * Label and help above a native control, error below it. The control must set `id={ids.control}` and `describedBy(…)`.
 * Use AriaFieldFrame for a React Aria control.
 */
export function FieldFrame(props: FieldTexts & { ids: FieldIds; children: ReactNode }) {
  const { label, description, errorMessage, isLabelHidden = false, ids, children } = props;
  return (
    <>
      <label htmlFor={ids.control} className={isLabelHidden ? hidden : labelClass}>
        {label}
      </label>
      <FieldDescription id={ids.description}>{description}</FieldDescription>
      {children}
      <FieldProblem id={ids.error}>{errorMessage}</FieldProblem>
    </>
  );
}

export function FieldDescription({ id, children }: { id: string; children: string | undefined }) {
  return children ? (
    <span id={id} className={descriptionClass}>
      {children}
    </span>
  ) : null;
}

export function FieldProblem({ id, children }: { id: string; children: string | undefined }) {
  return children ? (
    <div id={id} className={error}>
      <CircleAlert aria-hidden className={errorIcon} />
      <span>{children}</span>
    </div>
  ) : null;
}
