import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { storesList } from '#domain/marketplace/listing';
import { MoreStoresContext } from '#machines/market/more-stores/more-stores.machine';
import { reportMore } from '#machines/market/more-stores/report-more';
import { StoreListContext } from '#machines/market/store-list/store-list.machine';
import { SellerAccountContext } from '#machines/market/seller-account/seller-account.machine';
import { Marketplace } from '#screens/market/marketplace/Marketplace';
import { takeEarlyTexts } from '../../boot/early-texts';
import { openBackend } from '../../boot/page-state';
import { SellerAccountHost } from '../../SellerAccountHost';
import { ToolAccount } from '../../site/ToolAccount';
import { useListAddress } from '../../use-list-address';
import {
  moreStoresLogic,
  sellerAccountLogic,
  storeListLogic,
} from '../../wiring/market/marketplace';

/** The marketplace with its machines. The page is prerendered with the demo stores, for a visitor without an account. */
export function Component() {
  const [logic] = useState(() => storeListLogic(openBackend));
  const [params] = useSearchParams();
  // The prerendered page has no query. The one of the URL is read after the page is hydrated.
  const isHydrating = useSyncExternalStore(unchanging, no, yes);
  const [query] = useState(() => (isHydrating ? storesList.whole : storesList.read(params)));
  // Stop recording typed text. There is no text to restore, because the prerendered page has no text fields.
  useEffect(() => takeEarlyTexts(() => {}), []);
  return (
    <StoreListContext.Provider logic={logic} options={{ input: { query } }}>
      <MoreStoresContext.Provider logic={moreStoresLogic}>
        <SellerAccountContext.Provider logic={sellerAccountLogic}>
          <Reports />
          <SellerAccountHost />
          <Marketplace account={<ToolAccount />} />
        </SellerAccountContext.Provider>
      </MoreStoresContext.Provider>
    </StoreListContext.Provider>
  );
}

const unchanging = () => () => {};
const no = () => false;
const yes = () => true;

function Reports() {
  const list = StoreListContext.useActorRef();
  const more = MoreStoresContext.useActorRef();
  const replaceAddress = useListAddress(storesList, list);
  useEffect(() => reportMore(more, list, replaceAddress), [more, list, replaceAddress]);
  return null;
}
