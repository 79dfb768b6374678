import {
  createContext,
  type ReactNode,
  type SubmitEvent,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { DraftFormTag } from '#machines/charts/draft-form-types';
import type { DraftContext } from './DraftDialog';

/** The fields that have lost the focus. Before an attempt to save, only these show their problems. */
const LeftContext = createContext<{ left: ReadonlySet<string>; leave: (field: string) => void }>({
  left: new Set(),
  leave: () => undefined,
});

export interface DraftFieldsProps {
  form: DraftContext<unknown>;
  formId: string;
  /** Returns the problems by field (`data-field`). The first such field is focused after an attempt to save. */
  problems: () => object;
  firstField?: string;
  className: string;
  children: ReactNode;
}

/** The `form` element of a form. */
export function DraftFields(props: DraftFieldsProps) {
  const { form, formId, problems, firstField, className, children } = props;
  const actor = form.useActorRef();
  const element = useRef<HTMLFormElement>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const leave = (field: string) =>
    setLeft((known) => (known.has(field) ? known : new Set([...known, field])));
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
      <LeftContext value={{ left, leave }}>{children}</LeftContext>
    </form>
  );
}

interface FieldsContext<Form> {
  useSelector: <Selected>(
    select: (form: {
      context: { form: Form; isChecked: boolean };
      hasTag: (tag: DraftFormTag) => boolean;
    }) => Selected,
  ) => Selected;
  useActorRef: () => { send: (event: { type: 'change'; fields: Partial<Form> }) => void };
}

/** Returns the props of a field. `problem` is shown after the user has left the field or has tried to save. */
export function useDraftField<Form, Field extends keyof Form & string>(
  form: FieldsContext<Form>,
  field: Field,
  problem: string | undefined,
) {
  const actor = form.useActorRef();
  const value = form.useSelector(({ context }) => context.form[field]);
  const isChecked = form.useSelector(({ context }) => context.isChecked);
  const isReadOnly = form.useSelector((state) => state.hasTag('saving'));
  const { left, leave } = use(LeftContext);
  return {
    value,
    errorMessage: isChecked || left.has(field) ? problem : undefined,
    isReadOnly,
    onChange: (next: Form[Field]) => {
      const fields: Partial<Form> = {};
      fields[field] = next;
      actor.send({ type: 'change', fields });
    },
    onBlur: () => leave(field),
  };
}
