import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import {
  description as descriptionClass,
  error,
  errorIcon,
  hidden,
  label as labelClass,
} from './Field.css';

/** What every field says in words. */
export interface FieldTexts {
  /** The control's accessible name, and shown unless `isLabelHidden`. */
  label: string;
  /** One line of help. */
  description?: string | undefined;
  /** A text that is not empty makes the field invalid and is shown below the control. */
  errorMessage?: string | undefined;
  /** Keeps the label for screen readers only: where the surroundings already name the field. */
  isLabelHidden?: boolean | undefined;
}

/** By which a field's words are tied to its control. */
export interface FieldIds {
  control: string;
  label: string;
  description: string;
  error: string;
}

/** The ids of one field; the control's is the caller's where it has one. */
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

/** What describes a control: its help, its error and whatever else its caller names. */
export function describedBy(
  ids: FieldIds,
  { description, errorMessage }: FieldTexts,
  others?: string,
): string | undefined {
  const parts = [description && ids.description, errorMessage && ids.error, others];
  return parts.filter(Boolean).join(' ') || undefined;
}

/**
 * Label and help above a native control, error below it. Their ids are the field's: the control bears `ids.control` and
 * `describedBy(…)`. For a control of React Aria there is AriaFieldFrame.
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

/** The line of help. */
export function FieldDescription({ id, children }: { id: string; children: string | undefined }) {
  return children ? (
    <span id={id} className={descriptionClass}>
      {children}
    </span>
  ) : null;
}

/** What is wrong. */
export function FieldProblem({ id, children }: { id: string; children: string | undefined }) {
  return children ? (
    <div id={id} className={error}>
      <CircleAlert aria-hidden className={errorIcon} />
      <span>{children}</span>
    </div>
  ) : null;
}
