import { useEffect, useState } from 'react';
import { StoreListContext } from '#machines/store-list/store-list.context';
import { Marketplace } from '#screens/marketplace/Marketplace';
import { takeEarlyTexts } from '../boot/early-texts';
import { openBackend } from '../boot/page-state';
import { storeListLogic } from '../wiring/marketplace';

/** The marketplace with its machine. The page is prerendered with the demo stores. */
export function Component() {
  const [logic] = useState(() => storeListLogic(openBackend));
  // The prerendered page has no text fields.
  useEffect(() => takeEarlyTexts(() => {}), []);
  return (
    <StoreListContext.Provider logic={logic}>
      <Marketplace />
    </StoreListContext.Provider>
  );
}
