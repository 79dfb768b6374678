import { Component, type ReactNode } from 'react';
import { BrokenPage } from '#screens/shell/BrokenPage';

/**
 * If a component throws in the browser, shows a message that the page has stopped working. On the server, the error is
 * not caught.
 */
export class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <BrokenPage cause="defect" onReload={() => window.location.reload()} />;
  }
}
