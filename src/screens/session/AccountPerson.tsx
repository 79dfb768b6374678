import { Avatar } from '#components/Avatar/Avatar';
import { box } from '#theme/box';
import * as css from './AccountPerson.css';
import { accountView, type AccountMenuProps } from './AccountMenu';

/** The head of the menu: the person, and which of their accounts the page uses. */
export function AccountPerson({
  viewer,
  context,
  isOnline,
}: Pick<AccountMenuProps, 'viewer' | 'context' | 'isOnline'>) {
  const { name, picture } = accountView(viewer);
  return (
    <div className={css.person}>
      <Avatar src={picture} name={name} seed={viewer.userId} size={40} />
      <div className={box({ shrinks: true, breaks: true })}>
        <p dir="auto" className={box({ size: 's', weight: 'strong' })}>
          {name}
        </p>
        {isOnline !== null && (
          <p className={box({ size: 'xs', color: isOnline ? 'successText' : 'textMuted' })}>
            {isOnline ? 'Online' : 'Offline'}
          </p>
        )}
        {viewer.email !== name && (
          <p className={box({ size: 'xs', color: 'textMuted' })}>{viewer.email}</p>
        )}
        <p className={box({ size: 'xs', color: 'textMuted' })}>
          {context === 'marketplace' ? 'Marketplace Account' : 'Discord Account'}
        </p>
      </div>
    </div>
  );
}
