import { ConfigEditContext } from '#machines/config-edit/config-edit.context';
import { ConfigSaveContext } from '#machines/config-save/config-save.context';

/** Which face the form shows. */
export type FormView =
  | 'loading'
  | 'form'
  | 'notFound'
  | 'forbidden'
  | 'signInAgain'
  | 'unreachable';

export function useFormView(): FormView {
  return ConfigEditContext.useSelector((edit) => {
    if (edit.matches('loading')) return 'loading';
    if (edit.matches({ unavailable: 'notFound' })) return 'notFound';
    if (edit.matches({ unavailable: 'forbidden' })) return 'forbidden';
    if (edit.matches({ unavailable: 'signInAgain' })) return 'signInAgain';
    return edit.matches('unavailable') ? 'unreachable' : 'form';
  });
}

/** How the last save went, as far as it is still worth saying. */
export type SaveView =
  | 'quiet'
  | 'saving'
  | 'saved'
  | 'notAllowedToModify'
  | 'notAllowedToSave'
  | 'notAllowedToEditApi'
  | 'signInRequired'
  | 'invalidServer'
  | 'conflict'
  | 'unanswered'
  | 'failed';

const errors = [
  'notAllowedToModify',
  'notAllowedToSave',
  'notAllowedToEditApi',
  'signInRequired',
  'invalidServer',
  'conflict',
] as const;

export function useSaveView(): SaveView {
  return ConfigSaveContext.useSelector((save) => {
    for (const view of ['saving', 'saved', 'unanswered', 'failed'] as const) {
      if (save.matches(view)) return view;
    }
    return errors.find((refused) => save.matches({ refused })) ?? 'quiet';
  });
}

/** Whether a save or an undo was refused for want of a right that somebody can give. */
export function isAboutRights(view: string): boolean {
  return ['notAllowedToModify', 'notAllowedToSave', 'notAllowedToEditApi'].includes(view);
}
