/** The tabs of the features page, in order (spec §2). Their ids stand in the address: `/features#amazon`. */
export const planTabs = [
  { id: 'base', label: 'Base Plan' },
  { id: 'amazon', label: 'Amazon Plan' },
  { id: 'additional', label: 'Additional' },
  { id: 'custom', label: 'Custom' },
] as const;

export type PlanTabId = (typeof planTabs)[number]['id'];

/** The tab an address asks for: `#amazon`. Base, when it names none (spec §4). */
export function tabOfHash(hash: string): PlanTabId {
  return planTabs.find(({ id }) => `#${id}` === hash)?.id ?? 'base';
}

/** The tab a key leads to from another, round and round; null for a key that leads nowhere. */
export function tabByKey(key: string, from: PlanTabId): PlanTabId | null {
  const at = planTabs.findIndex(({ id }) => id === from);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[key];
  return to === undefined ? null : (planTabs.at(to % planTabs.length)?.id ?? null);
}
