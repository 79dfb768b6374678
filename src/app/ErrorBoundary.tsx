import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { type BrokenCause, BrokenPage } from '#screens/shell/BrokenPage';
import { LoadingPage } from '#screens/shell/LoadingPage';
import { comparePageVersion, type PageVersion } from '#services/browser/page-version';

/**
 * The router shows this page if another page throws or cannot be loaded. The router does not load a page again that
 * could not be loaded, so only a reload helps.
 */
export function ErrorBoundary() {
  const error = useRouteError();
  console.error(error);
  const isMissing = isMissingChunk(error);
  const [cause, setCause] = useState<BrokenCause | null>(isMissing ? null : 'defect');
  useEffect(() => {
    if (isMissing) void comparePageVersion().then((version) => setCause(causes[version]));
  }, [isMissing]);
  if (cause === null) return <LoadingPage />;
  return <BrokenPage cause={cause} onReload={() => window.location.reload()} />;
}

const causes = {
  outdated: 'updated',
  current: 'notLoaded',
  unreachable: 'notLoaded',
} satisfies Record<PageVersion, BrokenCause>;

function isMissingChunk(error: unknown) {
  return (
    error instanceof TypeError &&
    /dynamically imported module|module script failed/i.test(error.message)
  );
}
