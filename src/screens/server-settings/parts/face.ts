import { ConfigEditContext } from '#machines/config-edit/config-edit.context';
import { ConfigSaveContext } from '#machines/config-save/config-save.context';

/** Which face the form shows. */
export type FormFace =
  | 'loading'
  | 'form'
  | 'notFound'
  | 'forbidden'
  | 'signInAgain'
  | 'unreachable';

export function useFormFace(): FormFace {
  return ConfigEditContext.useSelector((edit) => {
    if (edit.matches('loading')) return 'loading';
    if (edit.matches({ unavailable: 'notFound' })) return 'notFound';
    if (edit.matches({ unavailable: 'forbidden' })) return 'forbidden';
    if (edit.matches({ unavailable: 'signInAgain' })) return 'signInAgain';
    return edit.matches('unavailable') ? 'unreachable' : 'form';
  });
}

/** How the last save went, as far as it is still worth saying. */
export type SaveFace =
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

const refusals = [
  'notAllowedToModify',
  'notAllowedToSave',
  'notAllowedToEditApi',
  'signInRequired',
  'invalidServer',
  'conflict',
] as const;

export function useSaveFace(): SaveFace {
  return ConfigSaveContext.useSelector((save) => {
    for (const face of ['saving', 'saved', 'unanswered', 'failed'] as const) {
      if (save.matches(face)) return face;
    }
    return refusals.find((refused) => save.matches({ refused })) ?? 'quiet';
  });
}

/** Whether a save or an undo was refused for want of a right that somebody can give. */
export function isAboutRights(face: string): boolean {
  return ['notAllowedToModify', 'notAllowedToSave', 'notAllowedToEditApi'].includes(face);
}
