import { StoreSetupContext } from '#machines/store-setup/store-setup.context';
import type { SetupErrorKind } from '#machines/store-setup/store-setup.events';

/** What the setup shows: the form while it loads, rests or is saved, or why it was not saved. */
export type SetupView = 'loading' | 'editing' | 'saving' | 'saved' | 'created' | SetupErrorKind;

export function useSetupView(): SetupView {
  return StoreSetupContext.useSelector(({ value: { form } }): SetupView => {
    if (typeof form === 'string') return form === 'createdWithoutLogo' ? 'created' : form;
    if ('failed' in form) return form.failed;
    if ('saving' in form) return 'saving';
    return form.editing === 'saved' ? 'saved' : 'editing';
  });
}
