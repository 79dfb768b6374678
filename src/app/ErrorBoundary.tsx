import { useRouteError } from 'react-router-dom';
import { BrokenPage } from '#screens/_shell/BrokenPage';

/**
 * The router shows this page if another page throws. If a chunk is missing, a new version was published while the page
 * was open, and a reload fixes that.
 */
export function ErrorBoundary() {
  const error = useRouteError();
  console.error(error);
  return (
    <BrokenPage
      cause={isMissingChunk(error) ? 'updated' : 'defect'}
      onReload={() => window.location.reload()}
    />
  );
}

function isMissingChunk(error: unknown) {
  return (
    error instanceof TypeError &&
    /dynamically imported module|module script failed/i.test(error.message)
  );
}
