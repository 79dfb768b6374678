import { overviewSections } from '#content/docs/overview';
import { SectionsPage } from './parts/SectionsPage';
import { pageWith } from './reading-order';

const page = pageWith('overview');

export function DocsOverview() {
  return <SectionsPage page={page} sections={overviewSections} />;
}
