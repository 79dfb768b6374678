import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as Aria from 'react-aria-components';
import type { FieldTexts } from '#components/field/FieldFrame';
import {
  description as descriptionClass,
  error,
  errorIcon,
  hidden,
  label as labelClass,
} from './Field.css';

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
export function AriaFieldFrame({
  label,
  description,
  errorMessage,
  isLabelHidden = false,
  children,
}: FieldTexts & { children: ReactNode }) {
  return (
    <>
      <Aria.Label className={isLabelHidden ? hidden : labelClass}>{label}</Aria.Label>
      {description && (
        <Aria.Text slot="description" className={descriptionClass}>
          {description}
        </Aria.Text>
      )}
      {children}
      {errorMessage && (
        <Aria.FieldError elementType="div" className={error}>
          <CircleAlert aria-hidden className={errorIcon} />
          <span>{errorMessage}</span>
        </Aria.FieldError>
      )}
    </>
  );
}
