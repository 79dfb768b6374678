import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '#domain/paths';
import { StorePageContext } from '#machines/store-page/store-page.context';
import { Store } from '#screens/store/Store';
import { isDemo } from '../boot/is-demo';
import { openBackend } from '../boot/page-state';
import { storePageLogic } from '../wiring/marketplace';

/** A public store page with its machine. It remounts for another store. */
export function Component() {
  const { store = '' } = useParams();
  const [opened] = useState(() => ({
    logic: storePageLogic(async () => isDemo && openBackend()),
    now: Date.now(),
  }));
  return (
    <StorePageContext.Provider key={store} logic={opened.logic} options={{ input: { store } }}>
      <OwnAddress />
      <Store now={opened.now} />
    </StorePageContext.Provider>
  );
}

/** Replaces a URL with the store's id by the one with its address. */
function OwnAddress() {
  const { store } = useParams();
  const slug = StorePageContext.useSelector(({ context }) => context.page?.slug);
  const navigate = useNavigate();
  useEffect(() => {
    if (slug !== undefined && slug !== store) {
      void navigate(paths.store.href(slug), { replace: true });
    }
  }, [slug, store, navigate]);
  return null;
}
