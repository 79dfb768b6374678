import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import type { DraftContext } from './DraftDialog';

export interface DraftFieldsProps {
  form: DraftContext<unknown>;
  formId: string;
  /** Returns the problems by field (`data-field`). The first such field is focused after an attempt to save. */
  problems: () => object;
  /** The field that is focused first. */
  firstField?: string;
  className: string;
  children: ReactNode;
}

/** The `form` element of a form. */
export function DraftFields(props: DraftFieldsProps) {
  const { form, formId, problems, firstField, className, children } = props;
  const actor = form.useActorRef();
  const element = useRef<HTMLFormElement>(null);
  const focus = (matches: (field: string) => boolean) => {
    const fields = [...(element.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
    const found = fields.find(({ dataset }) => matches(dataset['field'] ?? ''));
    found?.querySelector<HTMLElement>('input, textarea, button')?.focus();
  };
  useEffect(() => {
    if (firstField !== undefined) focus((field) => field === firstField);
  }, [firstField]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    actor.send({ type: 'save' });
    const wrong = problems();
    focus((field) => field in wrong);
  };
  return (
    <form ref={element} id={formId} noValidate className={className} onSubmit={submit}>
      {children}
    </form>
  );
}
