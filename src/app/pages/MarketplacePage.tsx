import { useState } from 'react';
import { StoreListContext } from '#machines/store-list/store-list.context';
import { Marketplace } from '#screens/marketplace/Marketplace';
import { isDemo } from '../boot/is-demo';
import { openBackend } from '../boot/page-state';
import { storeListLogic } from '../wiring/marketplace';

/** The marketplace with its machine. The page is prerendered with the demo stores. */
export function Component() {
  const [logic] = useState(() => storeListLogic(async () => isDemo && openBackend()));
  return (
    <StoreListContext.Provider logic={logic}>
      <Marketplace />
    </StoreListContext.Provider>
  );
}
