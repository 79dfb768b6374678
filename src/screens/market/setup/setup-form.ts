import { sellerMessages, storeProblemText } from '#content/messages/market/seller';
import {
  changedFields,
  checkStoreForm,
  type StoreField,
  storeFields,
  type StoreProblems,
} from '#domain/marketplace/store-form';
import type { SetupErrorKind } from '#machines/market/store-setup/store-setup.events';
import { StoreSetupContext } from '#machines/market/store-setup/store-setup.machine';

export type SetupView = 'loading' | 'editing' | 'saving' | 'saved' | 'created' | SetupErrorKind;

export function useSetupView(): SetupView {
  return StoreSetupContext.useSelector(({ value: { form } }): SetupView => {
    if (typeof form === 'string') return form === 'createdWithoutLogo' ? 'created' : form;
    if ('failed' in form) return form.failed;
    if ('saving' in form) return 'saving';
    return form.editing === 'saved' ? 'saved' : 'editing';
  });
}

export function useStoreField() {
  const setup = StoreSetupContext.useActorRef();
  const { base, form, checked } = StoreSetupContext.useSelector(({ context }) => context);
  const view = useSetupView();
  const problems = checkStoreForm(form);
  const wasSent = !['loading', 'editing', 'saving', 'saved', 'created'].includes(view);
  const isTaken = checked?.isFree === false && checked.slug === form.slug.trim().toLowerCase();
  const isNameTaken = view === 'nameTaken';
  const edited = changedFields(base, form);
  /** An empty field is reported only after the user has tried to save, other problems while the user types. */
  const errorOf = (field: keyof StoreProblems): string | undefined => {
    if (field === 'name' && isNameTaken) return sellerMessages.nameTaken;
    if (field === 'slug' && isTaken) return sellerMessages.slugTaken;
    const isShown = wasSent || (edited.includes(field) && problems[field] !== 'missing');
    return isShown ? storeProblemText(field, problems) : undefined;
  };
  const isWrong = (field: StoreField) =>
    field in problems || (field === 'slug' && isTaken) || (field === 'name' && isNameTaken);
  return {
    form,
    errorOf,
    firstProblem: storeFields.find(isWrong) ?? null,
    change: (fields: Partial<typeof form>) => setup.send({ type: 'change', fields }),
  };
}

/** Marks the root of a field, so that it can be focused. */
export const fieldMark = (field: StoreField) => ({ 'data-store-field': field });

export function focusField(field: StoreField): void {
  const control = document.querySelector<HTMLElement>(
    `[data-store-field="${field}"] :is(input, textarea, button):not(:disabled)`,
  );
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
}
