import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as Aria from 'react-aria-components';
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
  description?: string;
  /** A text that is not empty makes the field invalid and is shown below the control. */
  errorMessage?: string;
  /** Keeps the label for screen readers only: where the surroundings already name the field. */
  isLabelHidden?: boolean;
}

/** Props of a react-aria field that ours decides itself. */
export type DecidedByField =
  | 'className'
  | 'style'
  | 'render'
  | 'children'
  | 'isInvalid'
  | 'validate'
  | 'validationBehavior'
  | 'aria-label'
  | 'aria-labelledby';

/** The props that make a react-aria field invalid exactly while it has an error message. */
export function validity(errorMessage: string | undefined) {
  return { isInvalid: Boolean(errorMessage), validationBehavior: 'aria' } as const;
}

/** Label and help above the control, error below it. Stands inside a react-aria field, which ties them together. */
export function FieldFrame({
  label,
  description,
  errorMessage,
  isLabelHidden = false,
  children,
}: FieldTexts & { children: ReactNode }) {
  return (
    <>
      <Aria.Label className={isLabelHidden ? hidden : labelClass}>{label}</Aria.Label>
      <FieldDescription>{description}</FieldDescription>
      {children}
      <FieldProblem>{errorMessage}</FieldProblem>
    </>
  );
}

/** The line of help, tied to the control of the react-aria field around it. */
export function FieldDescription({ children }: { children: string | undefined }) {
  return children ? (
    <Aria.Text slot="description" className={descriptionClass}>
      {children}
    </Aria.Text>
  ) : null;
}

/** The error, tied to the control of the react-aria field around it. */
export function FieldProblem({ children }: { children: string | undefined }) {
  return children ? (
    <Aria.FieldError elementType="div" className={error}>
      <CircleAlert aria-hidden className={errorIcon} />
      <span>{children}</span>
    </Aria.FieldError>
  ) : null;
}
