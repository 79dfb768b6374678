import { storeProblemText, sellerMessages } from '#content/messages/market/seller';
import {
  changedFields,
  checkStoreForm,
  type StoreField,
  storeFields,
  type StoreProblems,
} from '#domain/marketplace/store-form';
import { StoreSetupContext } from '#machines/market/store-setup/store-setup.machine';
import { useSetupView } from './setup-view';

/** Returns the values and errors of the setup form, and a function that changes the values. */
export function useStoreField() {
  const setup = StoreSetupContext.useActorRef();
  const { base, form, checked } = StoreSetupContext.useSelector(({ context }) => context);
  const view = useSetupView();
  const problems = checkStoreForm(form);
  const wasSent = !['loading', 'editing', 'saving', 'saved', 'created'].includes(view);
  const isTaken = checked?.isFree === false && checked.slug === form.slug.trim().toLowerCase();
  const isNameTaken = view === 'nameTaken';
  const edited = changedFields(base, form);
  /**
   * Returns the error of a field. An empty field is reported only after the user has tried to save. All other problems
   * are reported while the user types.
   */
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
