import { Check } from 'lucide-react';
import { Badge } from '#components/Badge/Badge';
import { brand } from '#content/brand';
import { changelogFeedPaths } from '#content/changelog/feed-paths';
import { anchorOf } from '#domain/docs/anchor';
import {
  type UpdateStatus,
  versionAnchors as anchors,
  type VersionRecord,
} from '#domain/docs/changelog';
import { box, row, stack } from '#theme/box';
import { island } from '../../shell/islands/island';
import * as css from './Changelog.css';
import { longDay, shortDay } from './changelog/day';
import { icons } from './changelog/icons';
import { Picture } from './changelog/Picture';
import { VersionAside } from './changelog/VersionList';
import { VersionToggle } from './changelog/VersionToggle';
import { DocsPage } from './DocsPage';
import { Blocks } from './parts/Blocks';
import { step, steps } from './parts/Blocks.css';
import { Rich } from './parts/Rich';
import { SectionHeading } from './parts/SectionHeading';
import { pageWith } from './reading-order';

const statusTones = {
  Released: 'success',
  Improved: 'accent',
  Fixed: 'neutral',
  Beta: 'warning',
} as const satisfies Record<UpdateStatus, string>;

export interface ChangelogProps {
  record: VersionRecord;
  /** Whether the URL is `/docs/changelog`, which always shows the latest version. */
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

interface OnboardingStepsProps {
  steps: readonly { title: string; text: string }[];
}

function OnboardingSteps({ steps: list }: OnboardingStepsProps) {
  return (
    <ol className={steps}>
      {list.map(({ title, text }) => (
        <li key={title} className={step}>
          <h3 className={css.title}>{title}</h3>
          <p className={`${box({ paddingBlock: 'xs', color: 'textMuted' })} ${css.text}`}>
            <Rich text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function Feeds() {
  const title = `${brand.name} changelog`;
  return (
    <>
      <link
        rel="alternate"
        type="application/atom+xml"
        title={title}
        href={changelogFeedPaths.atom}
      />
      <link
        rel="alternate"
        type="application/feed+json"
        title={title}
        href={changelogFeedPaths.json}
      />
    </>
  );
}

interface VersionUpdateProps {
  id: string;
  update: VersionRecord['versionUpdates'][number];
}

function VersionUpdate({ id, update }: VersionUpdateProps) {
  const { title, content, highlight, image } = update;
  return (
    <section aria-labelledby={id} className={stack({ gap: 'l' })}>
      <SectionHeading id={id} title={title} />
      {highlight && <p className={css.highlight}>{highlight}</p>}
      {image && <Picture name={image} />}
      <Blocks blocks={content} />
    </section>
  );
}

function FeatureCards({ cards }: { cards: VersionRecord['featureCards'] }) {
  return (
    <ul className={css.cards}>
      {cards.map(({ iconName, title, features }) => {
        const Icon = icons[iconName];
        return (
          <li key={title} className={stack({ gap: 'm', padding: 'xl', surface: 'card' })}>
            <span className={css.badge}>
              <Icon aria-hidden className={box({ square: 18 })} />
            </span>
            <h3 className={box({ size: 'm', weight: 'strong' })}>{title}</h3>
            <ul className={stack({ gap: 's' })}>
              {features.map((feature) => (
                <li
                  key={feature}
                  className={row({ gap: 's', align: 'stretch', size: 's', color: 'textMuted' })}
                >
                  <Check aria-hidden className={css.check} />
                  {feature}
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

function SummaryTable({ updates }: VersionRecord['summary']) {
  return (
    <div className={`${box({ surface: 'card' })} ${css.scroll}`}>
      <table aria-label="Updates in this version" className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.head}>
              Date
            </th>
            <th scope="col" className={css.head}>
              Update
            </th>
            <th scope="col" className={css.head}>
              Status
            </th>
          </tr>
        </thead>
        <tbody>
          {updates.map(({ date, update, status }) => (
            <tr key={`${date} ${update}`} className={box({ separator: 'above' })}>
              <td className={css.date}>
                <time dateTime={date}>{shortDay(date)}</time>
              </td>
              <th scope="row" className={css.update}>
                {update}
              </th>
              <td className={css.cell}>
                <Badge tone={statusTones[status]}>{status}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
