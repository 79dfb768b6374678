import type { ComponentType } from 'react';
import type { IslandName, IslandProps } from '#screens/_shell/islands/island';

type Registry = { [Name in IslandName]: () => Promise<ComponentType<IslandProps[Name]>> };

export const islands: Registry = {
  'site-bar': async () => (await import('./SiteBar')).SiteBar,
  'pricing-link': async () => (await import('#screens/_shell/pricing/PricingLink')).PricingLink,
  'intro-link': async () => (await import('#screens/home/parts/IntroLink')).IntroLink,
  'verified-tip': async () => (await import('#screens/home/parts/VerifiedTip')).VerifiedTip,
  'report-button': async () => (await import('#screens/home/report/ReportButton')).ReportButton,
  'feature-plans': async () => (await import('#screens/features/parts/FeaturePlans')).FeaturePlans,
  'command-list': async () => (await import('#screens/docs/commands/CommandList')).CommandList,
  'version-toggle': async () =>
    (await import('#screens/docs/changelog/VersionToggle')).VersionToggle,
  'version-aside': async () => (await import('#screens/docs/changelog/VersionAside')).VersionAside,
};
