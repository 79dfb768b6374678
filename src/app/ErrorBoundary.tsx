import { useRouteError } from 'react-router-dom';
import { BrokenPage } from '#screens/_shell/BrokenPage';

/**
 * Shown by the router if a page throws. A missing chunk means that a new version was published while the page was open;
 * a reload fixes that.
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
