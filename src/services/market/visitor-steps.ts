import { hostOf, referrerOf, type StoreStep } from '#domain/marketplace/store-steps';
import { rpc } from '../supabase/call-backend';

/** The steps that were counted in this page, for a browser that blocks session storage. */
const counted = new Map<string, string>();

/** Counts the actions of a visitor on a store page (product.md §21.6). Returns a function that stops the counting. */
export function countVisitor(storeId: string): () => void {
  return watchVisitorSteps(storeId, (step, referrer) => {
    void countStoreStep({ storeId, step, referrer });
  });
}

/**
 * Reports the visit when the page is visible, the first click on a membership, and the first click on a checkout link,
 * each once per tab. `referrer` is the host that linked to the page. A browser that a script controls reports nothing.
 * Returns a function that stops the reports.
 */
export function watchVisitorSteps(
  storeId: string,
  onStep: (step: StoreStep, referrer: string) => void,
): () => void {
  if (navigator.webdriver) return () => {};
  const keyOf = (step: StoreStep) => `grouped:counted:${storeId}:${step}`;
  const report = (step: StoreStep) => {
    if (read(keyOf(step)) !== null) return;
    const kept = read(keyOf('visit'));
    const referrer =
      kept === null ? referrerOf(document.referrer, window.location.href) : hostOf(kept);
    write(keyOf(step), referrer);
    onStep(step, referrer);
  };
  const visit = () => {
    // A page that is prerendered or opened in a background tab is hidden.
    if (document.visibilityState === 'visible') report('visit');
  };
  const click = ({ target, button }: MouseEvent) => {
    if (button > 1 || !(target instanceof Element)) return;
    visit();
    if (target.closest('[data-step=plan]')) report('plan_click');
    if (target.closest('[data-step=checkout]')) report('checkout');
  };
  visit();
  document.addEventListener('visibilitychange', visit);
  document.addEventListener('click', click, { capture: true });
  // A middle click, which opens the checkout in a background tab, fires `auxclick` instead of `click`.
  document.addEventListener('auxclick', click, { capture: true });
  return () => {
    document.removeEventListener('visibilitychange', visit);
    document.removeEventListener('click', click, { capture: true });
    document.removeEventListener('auxclick', click, { capture: true });
  };
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? counted.get(key) ?? null;
  } catch {
    return counted.get(key) ?? null;
  }
}

function write(key: string, referrer: string): void {
  counted.set(key, referrer);
  try {
    sessionStorage.setItem(key, referrer);
  } catch {
    // Session storage is blocked or full, so the step will be counted again after a reload.
  }
}

/** Sends the session, so that the database can ignore the store's seller. Ignores a failed request. */
export async function countStoreStep({
  storeId,
  step,
  referrer,
}: {
  storeId: string;
  step: StoreStep;
  referrer: string;
}): Promise<void> {
  await rpc(
    'count_store_step',
    { store_id: storeId, kind: step, referrer },
    { outlivesPage: true },
  );
}
