import { AccountMenuItems, type AccountMenuItemsProps } from '#screens/session/AccountMenuItems';
import { OwnPlaces } from './own-places';

/** The menu of the account, with its lists. */
export function OwnMenu(props: AccountMenuItemsProps) {
  return (
    <OwnPlaces>
      <AccountMenuItems {...props} />
    </OwnPlaces>
  );
}
