import { ArrowRight } from 'lucide-react';
import { Anchor } from '#components/Link/Anchor';
import type { DocPage, DocSection } from '#domain/docs/page';
import { box, row, stack } from '#theme/box';
import { DocsPage } from '../DocsPage';
import { Blocks } from './Blocks';
import { SectionHeading } from './SectionHeading';
import * as css from './SectionsPage.css';

export interface SectionsPageProps {
  page: DocPage;
  sections: readonly DocSection[];
}

export function SectionsPage({ page, sections }: SectionsPageProps) {
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
