import { Hash } from 'lucide-react';
import { Avatar } from '#components/Avatar/Avatar';
import { ChatPicture } from './ChatPicture';
import { PanelPicture } from './PanelPicture';
import * as css from './ProductPicture.css';

const servers = ['Flip Vault', 'Card Room', 'Sunday Slate'];

const categories = [
  { name: 'Welcome', channels: ['start-here', 'onboarding-204'] },
  { name: 'Money', channels: ['success', 'leads', 'restocks', 'deals'] },
  { name: 'Community', channels: ['scramble', 'bounties', 'giveaways'] },
];

/** A drawing of a Discord server with the bot, in our own colors. Decorative. */
export function ProductPicture() {
  return (
    <div aria-hidden className={css.frame}>
      <div className={css.app}>
        <div className={css.rail}>
          {servers.map((name) => (
            <Avatar key={name} name={name} size={40} shape="rounded" />
          ))}
        </div>
        <div className={css.channels}>
          <p className={css.server}>Flip Vault</p>
          {categories.map(({ name, channels }) => (
            <div key={name}>
              <p className={css.category}>{name}</p>
              {channels.map((channel) => (
                <p key={channel} className={channel === 'success' ? css.here : css.channel}>
                  <Hash className={css.hash} />
                  {channel}
                </p>
              ))}
            </div>
          ))}
        </div>
        <ChatPicture />
      </div>
      <PanelPicture />
    </div>
  );
}
