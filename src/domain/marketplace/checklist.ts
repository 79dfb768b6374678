import { isVisible } from '#domain/names';
import type { OwnStore } from './own-store';

/** The steps that a seller completes to publish a store, in order (product.md §21.6). */
export const checklistSteps = ['name', 'design', 'membership', 'checkout', 'publish'] as const;
export type ChecklistStep = (typeof checklistSteps)[number];

/** The properties of a membership that the checklist needs. */
export interface ListedMembership {
  checkoutUrl: string | null;
  isVisible: boolean;
  /** ISO 8601; null if the membership is not archived. */
  archivedAt: string | null;
}

export interface ChecklistItem {
  step: ChecklistStep;
  isDone: boolean;
}

/** Returns the memberships that visitors can see. */
function soldOf<Membership extends ListedMembership>(
  memberships: readonly Membership[],
): readonly Membership[] {
  return memberships.filter(({ isVisible, archivedAt }) => isVisible && archivedAt === null);
}

/** Returns the first membership that visitors can see and that has no checkout link; null if there is none. */
export function firstWithoutCheckout<Membership extends ListedMembership>(
  memberships: readonly Membership[],
): Membership | null {
  return soldOf(memberships).find(({ checkoutUrl }) => checkoutUrl === null) ?? null;
}

/**
 * Returns the steps to publish a store, and whether each of them is done. Only memberships that visitors can see are
 * considered. The step `checkout` is done once there is such a membership and each of them has a checkout link.
 */
export function checklistOf(
  store: Pick<OwnStore, 'name' | 'isDesigned' | 'isVisible'>,
  memberships: readonly ListedMembership[],
): readonly ChecklistItem[] {
  const sold = soldOf(memberships);
  const isDone: Record<ChecklistStep, boolean> = {
    name: isVisible(store.name),
    design: store.isDesigned,
    membership: sold.length > 0,
    checkout: sold.length > 0 && firstWithoutCheckout(sold) === null,
    publish: store.isVisible,
  };
  return checklistSteps.map((step) => ({ step, isDone: isDone[step] }));
}

/** Why visitors cannot open the page of a store. */
export type HiddenReason = 'notDesigned' | 'notVisible' | 'hiddenBySite';

/** Returns why the page of a store is not public; null if it is (product.md §21.1). */
export function hiddenReason({
  isDesigned,
  isVisible,
  isHiddenBySite,
}: Pick<OwnStore, 'isDesigned' | 'isVisible' | 'isHiddenBySite'>): HiddenReason | null {
  if (isHiddenBySite) return 'hiddenBySite';
  if (!isDesigned) return 'notDesigned';
  return isVisible ? null : 'notVisible';
}
