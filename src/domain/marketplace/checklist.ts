import { isVisible } from '#domain/names';
import type { OwnStore } from './own-store';

/** The steps that a seller completes to publish a store, in order (product.md §21.6). */
export const checklistSteps = ['name', 'design', 'membership', 'checkout', 'publish'] as const;
export type ChecklistStep = (typeof checklistSteps)[number];

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

function soldOf<Membership extends ListedMembership>(
  memberships: readonly Membership[],
): readonly Membership[] {
  return memberships.filter(({ isVisible, archivedAt }) => isVisible && archivedAt === null);
}

export function firstWithoutCheckout<Membership extends ListedMembership>(
  memberships: readonly Membership[],
): Membership | null {
  return soldOf(memberships).find(({ checkoutUrl }) => checkoutUrl === null) ?? null;
}

/** `checkout` is done once there is a visible membership and each visible one has a checkout link. */
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
