import { useRouteError } from 'react-router-dom';
import { BrokenPage } from '#screens/_shell/BrokenPage';

/**
 * What the router shows when a page threw. A chunk that is gone means a new version was published while the page was
 * open: that is not a defect, and a reload mends it.
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
