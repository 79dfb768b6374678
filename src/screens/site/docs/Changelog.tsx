import { anchorOf } from '#domain/docs/anchor';
import { type VersionRecord, versionAnchors as anchors } from '#domain/docs/changelog';
import { stack } from '#theme/layout.css';
import { island } from '../../shell/islands/island';
import { FeatureCards } from './changelog/FeatureCards';
import { longDay } from './changelog/day';
import { OnboardingSteps } from './changelog/OnboardingSteps';
import { SummaryTable } from './changelog/SummaryTable';
import { Feeds } from './changelog/Feeds';
import { VersionAside } from './changelog/VersionAside';
import { VersionToggle } from './changelog/VersionToggle';
import { VersionUpdate } from './changelog/VersionUpdate';
import { DocsPage } from './DocsPage';
import { Blocks } from './parts/Blocks';
import { SectionHeading } from './parts/SectionHeading';
import { pageWith } from './reading-order';

export interface ChangelogProps {
  record: VersionRecord;
  /**
   * Whether the URL of the page is `/docs/changelog`. This URL always shows the latest version and does not contain its
   * number.
   */
  isLatest?: boolean;
}

const page = pageWith('changelog');
const Toggle = island('version-toggle', VersionToggle);
const Aside = island('version-aside', VersionAside);

/** The page `/docs/changelog/{version}` with all changes of one version (product.md §5.7). */
export function Changelog({ record, isLatest = false }: ChangelogProps) {
  const { version, date, title, highlights, summary } = record;
  const { onboardingGuide, recentUpdates, featureCards, versionUpdates } = record;
  const updates = versionUpdates.map((update) => ({ id: anchorOf(update.title), update }));
  const headings = [
    { id: anchors.summary, title: 'Summary' },
    ...(onboardingGuide ? [{ id: anchors.onboardingGuide, title: 'Onboarding guide' }] : []),
    { id: anchors.recentUpdates, title: 'Recent updates' },
    { id: anchors.featureCards, title: 'New features' },
    ...updates.map(({ id, update }) => ({ id, title: update.title })),
  ];
  return (
    <DocsPage
      kicker={`Version ${version} · ${longDay(date)}`}
      title={title}
      description={isLatest ? page.description : `${highlights.join('. ')}.`}
      actions={<Toggle current={version} />}
      headings={headings}
      aside={<Aside current={version} />}
    >
      <Feeds />
      <section aria-labelledby={anchors.summary} className={stack({ gap: 'l' })}>
        <SectionHeading id={anchors.summary} title="Summary" />
        <SummaryTable updates={summary.updates} />
      </section>
      {onboardingGuide && (
        <section aria-labelledby={anchors.onboardingGuide} className={stack({ gap: 'l' })}>
          <SectionHeading id={anchors.onboardingGuide} title="Onboarding guide" />
          <OnboardingSteps steps={onboardingGuide.steps} />
        </section>
      )}
      <section aria-labelledby={anchors.recentUpdates} className={stack({ gap: 'l' })}>
        <SectionHeading id={anchors.recentUpdates} title="Recent updates" />
        <Blocks blocks={[{ kind: 'list', items: recentUpdates }]} />
      </section>
      <section aria-labelledby={anchors.featureCards} className={stack({ gap: 'l' })}>
        <SectionHeading id={anchors.featureCards} title="New features" />
        <FeatureCards cards={featureCards} />
      </section>
      {updates.map(({ id, update }) => (
        <VersionUpdate key={id} id={id} update={update} />
      ))}
    </DocsPage>
  );
}
