import { featureSections } from '#content/docs/features';
import { SectionsPage } from './parts/SectionsPage';
import { pageWith } from './reading-order';

const page = pageWith('features');

export function DocsFeatures() {
  return <SectionsPage page={page} sections={featureSections} />;
}
