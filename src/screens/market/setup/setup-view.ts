import { StoreSetupContext } from '#machines/market/store-setup/store-setup.machine';
import type { SetupErrorKind } from '#machines/market/store-setup/store-setup.events';

/**
 * The state of the setup: the form is loading, open, being saved or saved, the store was created (`created`), or the
 * last save failed. The state after a failed save is the kind of its error.
 */
export type SetupView = 'loading' | 'editing' | 'saving' | 'saved' | 'created' | SetupErrorKind;

export function useSetupView(): SetupView {
  return StoreSetupContext.useSelector(({ value: { form } }): SetupView => {
    if (typeof form === 'string') return form === 'createdWithoutLogo' ? 'created' : form;
    if ('failed' in form) return form.failed;
    if ('saving' in form) return 'saving';
    return form.editing === 'saved' ? 'saved' : 'editing';
  });
}
