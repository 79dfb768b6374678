/** Where `carried-toast.ts` keeps a toast in session storage. */
export const TOAST_KEY = 'grouped:toast';

/** Whether the page before left a toast. */
export function hasCarriedToast(): boolean {
  try {
    return sessionStorage.getItem(TOAST_KEY) !== null;
  } catch {
    return false;
  }
}
