import type { Enhancer, EnhancerName } from '#screens/_shell/islands/enhancer';

export const enhancers: Record<EnhancerName, () => Promise<Enhancer>> = {
  'count-up': async () => (await import('#screens/home/parts/count-up-enhancer')).countUp,
  'current-heading': async () =>
    (await import('#screens/docs/parts/follow-headings')).followHeadings,
  today: async () => (await import('#screens/legal/parts/show-today')).showToday,
};
