/** The tabs of the features page in order (product.md §3.7). Their ids are in the URL's hash: `/features#amazon`. */
export const planTabs = [
  { id: 'base', label: 'Base Plan' },
  { id: 'amazon', label: 'Amazon Plan' },
  { id: 'additional', label: 'Additional' },
  { id: 'custom', label: 'Custom' },
] as const;

export type PlanTabId = (typeof planTabs)[number]['id'];

/** Returns the tab for a hash such as `#amazon`. Returns Base if the hash names no tab (product.md §2.2). */
export function tabOfHash(hash: string): PlanTabId {
  return planTabs.find(({ id }) => `#${id}` === hash)?.id ?? 'base';
}

/** After the last tab comes the first one. Returns null for other keys. */
export function tabByKey(key: string, from: PlanTabId): PlanTabId | null {
  const at = planTabs.findIndex(({ id }) => id === from);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[key];
  return to === undefined ? null : (planTabs.at(to % planTabs.length)?.id ?? null);
}
