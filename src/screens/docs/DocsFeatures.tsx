import { featureSections } from '#content/docs/features';
import { SectionsPage } from './parts/SectionsPage';
import { pageWith } from './reading-order';

const page = pageWith('features');

/** `/docs/features`: how each feature is set up (spec §2 «Docs»). */
export function DocsFeatures() {
  return <SectionsPage page={page} sections={featureSections} />;
}
