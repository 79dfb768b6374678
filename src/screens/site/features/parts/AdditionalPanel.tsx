import { Fingerprint, type LucideIcon, MessageSquareDot } from 'lucide-react';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { additionalFeatures, additionalInvitation } from '#content/features/additional';
import { links } from '#content/links';
import { row } from '#theme/layout.css';
import { DiscordMark } from '../../../shell/DiscordMark';
import * as css from './ExtraPanels.css';

const icons: readonly LucideIcon[] = [Fingerprint, MessageSquareDot];

/** The add-ons, which can be combined with any plan (product.md §3.7). */
export function AdditionalPanel() {
  return (
    <div className={css.panel}>
      <div className={css.head}>
        <h3 className={css.title}>Additional Features</h3>
        <p className={css.lead}>{additionalInvitation}</p>
      </div>
      <ul className={css.addOns}>
        {additionalFeatures.map(({ name, text }, at) => {
          const Icon = icons[at] ?? Fingerprint;
          return (
            <li key={name} className={css.addOn}>
              <span className={css.tile}>
                <Icon aria-hidden />
              </span>
              <h4 className={css.name}>{name}</h4>
              <p className={css.text}>{text}</p>
            </li>
          );
        })}
      </ul>
      <div className={row({ gap: 'l', wraps: true })}>
        <LinkButton href={links.communityInvite} target="_blank" icon={<DiscordMark />}>
          Request an Add-On
        </LinkButton>
      </div>
    </div>
  );
}
