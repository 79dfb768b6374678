import { useEffect, useState } from 'react';
import { StoreListContext } from '#machines/market/store-list/store-list.machine';
import { SellerAccountContext } from '#machines/market/seller-account/seller-account.machine';
import { Marketplace } from '#screens/market/marketplace/Marketplace';
import { takeEarlyTexts } from '../../boot/early-texts';
import { openBackend } from '../../boot/page-state';
import { SellerAccountHost } from '../../SellerAccountHost';
import { ToolAccount } from '../../site/ToolAccount';
import { storeListLogic, sellerAccountLogic } from '../../wiring/market/marketplace';

/** The marketplace with its machines. The page is prerendered with the demo stores, for a visitor without an account. */
export function Component() {
  const [logic] = useState(() => storeListLogic(openBackend));
  // Stop recording typed text. There is no text to restore, because the prerendered page has no text fields.
  useEffect(() => takeEarlyTexts(() => {}), []);
  return (
    <StoreListContext.Provider logic={logic}>
      <SellerAccountContext.Provider logic={sellerAccountLogic}>
        <SellerAccountHost />
        <Marketplace account={<ToolAccount />} />
      </SellerAccountContext.Provider>
    </StoreListContext.Provider>
  );
}
