import { overviewSections } from '#content/docs/overview';
import { SectionsPage } from './parts/SectionsPage';
import { pageWith } from './reading-order';

const page = pageWith('overview');

/** `/docs`: what Grouped is and how to begin (spec §2 «Docs»). */
export function DocsOverview() {
  return <SectionsPage page={page} sections={overviewSections} />;
}
