import { Avatar } from '#components/Avatar/Avatar';
import { badgeIcons } from '#domain/marketplace/design';
import { iconLabel } from '#content/messages/market/store-design';
import { BrandMark } from '../../src/screens/shell/BrandMark';
import { badgeIconComponents } from '../../src/screens/market/store/parts/badge-icon';
import * as css from './TokenTables.css';

/** The mark of the brand. */
export function Mark() {
  return (
    <p className={css.wrapped}>
      <BrandMark /> <strong>Grouped</strong>
    </p>
  );
}

const unpictured = [
  ['Reseller Hub', '81384788765712384'],
  ['Card Collectors', '81384788765712385'],
  ['日本', '81384788765712386'],
  ['x', '81384788765712387'],
] as const;

/** Avatars without a picture. They show the initials, or an identicon if there is no name. */
export function Initials() {
  return (
    <div className={css.wrapped}>
      {unpictured.map(([name, id]) => (
        <Avatar key={id} name={name} seed={id} size={48} />
      ))}
      <Avatar name="" seed="81384788765712388" size={48} shape="rounded" />
    </div>
  );
}

/** The icons that a seller can choose as a badge. */
export function BadgeIcons() {
  return (
    <div className={css.columns}>
      {badgeIcons.map((name) => {
        const Icon = badgeIconComponents[name];
        return (
          <div key={name} className={css.icon}>
            <Icon aria-hidden size={20} />
            {iconLabel(name)}
          </div>
        );
      })}
    </div>
  );
}
