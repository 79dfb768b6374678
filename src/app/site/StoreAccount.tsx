import type { AccountPart } from '#domain/marketplace/account-address';
import { paths } from '#domain/paths';
import { LazyAccount, type LazyAccountProps } from './LazyAccount';

const press: LazyAccountProps['onPress'] = (load, show) => {
  void load().then(show, () =>
    window.location.assign(paths.marketplace.href('sign-in' satisfies AccountPart)),
  );
};

/**
 * The account on a store page (product.md §21.4). If its code cannot be loaded, pressing its button opens the sign-in
 * of the marketplace instead.
 */
export function StoreAccount() {
  return <LazyAccount onPress={press} />;
}
