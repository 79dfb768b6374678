import { Component, type ReactNode, useEffect, useState } from 'react';
import { type BrokenCause, BrokenPage, LoadingPage } from '#screens/shell/MessagePage';
import { comparePageVersion, type PageVersion } from '#services/browser/page-version';

interface PageBoundaryProps {
  /** Identifies the history entry. Another entry shows its page even if this one has failed. */
  entry: string;
  children: ReactNode;
}

interface PageBoundaryState {
  entry: string;
  failure: { error: unknown } | null;
}

/** Shows a message instead of a page that throws or that cannot be loaded. Only a reload helps then. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { entry: this.props.entry, failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ entry }: PageBoundaryProps, shown: PageBoundaryState) {
    return entry === shown.entry ? null : { entry, failure: null };
  }

  override render() {
    const { failure } = this.state;
    return failure ? <FailedPage error={failure.error} /> : this.props.children;
  }
}

function FailedPage({ error }: { error: unknown }) {
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
