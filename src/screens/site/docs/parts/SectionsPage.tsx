import { ArrowRight } from 'lucide-react';
import { Anchor } from '#components/Link/Anchor';
import { featureSections } from '#content/docs/features';
import { overviewSections } from '#content/docs/overview';
import type { DocSection } from '#domain/docs/page';
import { box, row, stack } from '#theme/box';
import { DocsPage } from '../DocsPage';
import { pageWith } from '../reading-order';
import { Blocks } from './Blocks';
import * as css from './Blocks.css';
import { SectionHeading } from './SectionHeading';

const sectionsOf = { overview: overviewSections, features: featureSections };

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
