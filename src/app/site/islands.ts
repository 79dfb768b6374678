import type { ComponentType } from 'react';
import type { IslandName, IslandProps } from '#screens/shell/islands/island';

type Registry = { [Name in IslandName]: () => Promise<ComponentType<IslandProps[Name]>> };

export const islands: Registry = {
  'site-bar': async () => (await import('./SiteBar')).SiteBar,
  'pricing-link': async () => (await import('#screens/site/pricing/PricingLink')).PricingLink,
  'intro-link': async () => (await import('#screens/site/home/parts/IntroLink')).IntroLink,
  'verified-tip': async () => (await import('#screens/site/home/parts/VerifiedTip')).VerifiedTip,
  'report-button': async () =>
    (await import('#screens/site/home/report/ReportButton')).ReportButton,
  'feature-plans': async () =>
    (await import('#screens/site/features/parts/FeaturePlans')).FeaturePlans,
  'command-list': async () => (await import('#screens/site/docs/commands/CommandList')).CommandList,
  'version-toggle': async () =>
    (await import('#screens/site/docs/changelog/VersionToggle')).VersionToggle,
  'version-aside': async () =>
    (await import('#screens/site/docs/changelog/VersionAside')).VersionAside,
};
