import type { SaveError } from '#domain/bot-config/config';
import {
  ConfigEditContext,
  type LoadError,
} from '#machines/dashboard/config-edit/config-edit.machine';
import { ConfigSaveContext } from '#machines/dashboard/config-save/config-save.machine';

/** The state of the form: it is loading, it is shown, or the reason why it could not be loaded. */
export type FormView = 'loading' | 'form' | LoadError['kind'];

export function useFormView(): FormView {
  return ConfigEditContext.useSelector(({ value }): FormView => {
    if (typeof value === 'object' && 'failed' in value) return value.failed;
    return value === 'loading' ? 'loading' : 'form';
  });
}

/** The result of the last save, until it is dismissed. */
export type SaveView = 'quiet' | 'saving' | 'saved' | SaveError['kind'];

export function useSaveView(): SaveView {
  return ConfigSaveContext.useSelector(({ value }): SaveView => {
    if (typeof value === 'object') return value.failed;
    return value === 'saving' || value === 'saved' ? value : 'quiet';
  });
}
