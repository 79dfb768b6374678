/** The key in session storage under which `carried-toast.ts` stores a toast. */
export const TOAST_KEY = 'grouped:toast';

export function hasCarriedToast(): boolean {
  try {
    return sessionStorage.getItem(TOAST_KEY) !== null;
  } catch {
    return false;
  }
}
