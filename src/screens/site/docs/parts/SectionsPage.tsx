import { ArrowRight } from 'lucide-react';
import { Anchor } from '#components/Link/Anchor';
import { buyingSections } from '#content/docs/buying';
import { featureSections } from '#content/docs/features';
import { overviewSections } from '#content/docs/overview';
import { namedSettings } from '#content/docs/named-settings';
import { sellingSections } from '#content/docs/selling';
import { type Block, richTexts, splitRich } from '#domain/docs/blocks';
import type { DocSection } from '#domain/docs/page';
import { box, row, stack } from '#theme/box';
import { DocsPage } from '../DocsPage';
import { pageWith } from '../reading-order';
import { OwnSettingsPlace } from '../own/OwnPlace';
import { Blocks } from './Blocks';
import * as css from './Blocks.css';
import { SectionHeading } from './SectionHeading';

const sectionsOf = {
  overview: overviewSections,
  features: featureSections,
  selling: sellingSections,
  buying: buyingSections,
};

export interface SectionsPageProps {
  id: keyof typeof sectionsOf;
}

export function SectionsPage({ id }: SectionsPageProps) {
  const page = pageWith(id);
  const sections = sectionsOf[id];
  return (
    <DocsPage
      title={page.title}
      description={page.description}
      kicker={page.group}
      headings={sections}
    >
      <Sections sections={sections} />
    </DocsPage>
  );
}

function Sections({ sections }: { sections: readonly DocSection[] }) {
  return sections.map(({ id, title, blocks, links = [] }) => (
    <section key={id} aria-labelledby={id} className={stack({ gap: 'l' })}>
      <SectionHeading id={id} title={title} />
      <Blocks blocks={blocks} />
      <OwnSettingsPlace count={settingsIn(blocks)} />
      {links.length > 0 && (
        <ul className={row({ columnGap: 'xl', rowGap: 's', align: 'stretch', wraps: true })}>
          {links.map(({ label, path }) => (
            <li key={path}>
              <Anchor href={path} className={css.link}>
                {label}
                <ArrowRight aria-hidden className={box({ flex: 'none', square: 14 })} />
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </section>
  ));
}

/** Returns how many settings a text names. */
function settingsIn(blocks: readonly Block[]): number {
  const code = blocks
    .flatMap(richTexts)
    .flatMap(splitRich)
    .filter(({ kind, text }) => kind === 'code' && namedSettings.has(text));
  return new Set(code.map(({ text }) => text)).size;
}
