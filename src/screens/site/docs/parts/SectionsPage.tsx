import type { DocPage, DocSection } from '#domain/docs/page';
import { DocsPage } from '../DocsPage';
import { Sections } from './Sections';

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
