import { useEffect } from 'react';
import { onceLoaded } from '#screens/shell/islands/load-failure';
import { LazyAccount } from './LazyAccount';
import { listenForLoadFailures } from './load-failure';

/**
 * The account in the bar of the embed designer (product.md §15.1). If its code cannot be loaded, a message offers a
 * retry on this page, because navigating to another page would lose the visitor's input.
 */
export function DesignerAccount() {
  useEffect(listenForLoadFailures, []);
  return <LazyAccount onPress={onceLoaded} />;
}
