import type { Enhancer, EnhancerName } from '#screens/shell/islands/enhancer';

export const enhancers: Record<EnhancerName, () => Promise<Enhancer>> = {
  'count-up': async () => (await import('#screens/site/home/parts/count-up-enhancer')).countUp,
  'current-heading': async () =>
    (await import('#screens/site/docs/parts/follow-headings')).followHeadings,
  today: async () => (await import('#screens/site/legal/parts/show-today')).showToday,
};
