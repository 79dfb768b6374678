import { IdCard, Server, ShieldCheck, ShieldUser, Store } from 'lucide-react';
import { MenuItem } from '#components/Menu/Menu';
import { paths } from '#domain/paths';

/** The pages of the signed-in user, as items of an account menu (product.md §4.3). */
export function AccountPlaces({ runsSite }: { runsSite: boolean }) {
  return (
    <>
      {runsSite && (
        <MenuItem id="admin" icon={<ShieldUser />} href={paths.admin.href()}>
          Admin
        </MenuItem>
      )}
      <MenuItem id="servers" icon={<Server />} href={paths.servers.href()}>
        My servers
      </MenuItem>
      {/* Leads to the store of a seller, and asks others for a seller account. */}
      <MenuItem id="store" icon={<Store />} href={paths.marketplace.href('create')}>
        My store
      </MenuItem>
      <MenuItem id="memberships" icon={<IdCard />} href={paths.myMemberships.href()}>
        My memberships
      </MenuItem>
      <MenuItem id="security" icon={<ShieldCheck />} href={paths.security.href()}>
        Security
      </MenuItem>
    </>
  );
}
