import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { box } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { description as descriptionClass, error } from './Field.css';

export interface FieldTexts {
  /** Accessible name of the control. It is visible unless `isLabelHidden` is set. */
  label: string;
  /** One line of help. */
  description?: string | undefined;
  /** The error, shown below the control. If it is not empty, the field is invalid. */
  errorMessage?: string | undefined;
  /** Hides the label visually. Set it if the context already names the field. */
  isLabelHidden?: boolean | undefined;
}

/** Props of a React Aria field that our own components set. */
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

export function validity(errorMessage: string | undefined) {
  return { isInvalid: Boolean(errorMessage), validationBehavior: 'aria' } as const;
}

/** Label and help above a control, and error below. A React Aria field around it connects these texts. */
export function FieldFrame({
  label,
  description,
  errorMessage,
  isLabelHidden = false,
  children,
}: FieldTexts & { children: ReactNode }) {
  return (
    <>
      <Label
        className={
          isLabelHidden
            ? visuallyHidden
            : box({ size: 's', weight: 'medium', color: 'text', breaks: true })
        }
      >
        {label}
      </Label>
      <FieldDescription>{description}</FieldDescription>
      {children}
      <FieldError>{errorMessage}</FieldError>
    </>
  );
}

interface TextProps {
  /** The id of the text's element. Only for a control that is not a React Aria field and refers to the text. */
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
      <CircleAlert aria-hidden className={box({ lineIcon: 14 })} />
      <span>{children}</span>
    </Text>
  ) : null;
}
