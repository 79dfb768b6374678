import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { visuallyHidden } from '#theme/visually-hidden.css';
import {
  description as descriptionClass,
  error,
  errorIcon,
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

/** Props of a React Aria field that our components set themselves. */
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

/** Returns props that make a React Aria field invalid exactly while it has an error message. */
export function validity(errorMessage: string | undefined) {
  return { isInvalid: Boolean(errorMessage), validationBehavior: 'aria' } as const;
}

/** Label and help above the control, error below it. Must be inside a React Aria field, which connects them. */
export function FieldFrame({
  label,
  description,
  errorMessage,
  isLabelHidden = false,
  children,
}: FieldTexts & { children: ReactNode }) {
  return (
    <>
      <Label className={isLabelHidden ? visuallyHidden : labelClass}>{label}</Label>
      <FieldDescription>{description}</FieldDescription>
      {children}
      <FieldError>{errorMessage}</FieldError>
    </>
  );
}

interface TextProps {
  /** Only for a control that is not a React Aria field and refers to the text itself. */
  id?: string;
  children: string | undefined;
}

export function FieldDescription({ id, children }: TextProps) {
  return children ? (
    <Text slot="description" {...(id && { id })} className={descriptionClass}>
      {children}
    </Text>
  ) : null;
}

export function FieldError({ id, children }: TextProps) {
  return children ? (
    <Text slot="errorMessage" elementType="div" {...(id && { id })} className={error}>
      <CircleAlert aria-hidden className={errorIcon} />
      <span>{children}</span>
    </Text>
  ) : null;
}
