import { Link } from '#components/Link/Link';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { customSteps } from '#content/features/custom';
import { links } from '#content/links';
import { row } from '#theme/layout.css';
import { DiscordMark } from '../../../shell/DiscordMark';
import * as css from './ExtraPanels.css';

/** Explains how to get a custom feature (product.md §3.8). */
export function CustomPanel() {
  return (
    <div className={css.panel}>
      <div className={css.head}>
        <h3 className={css.title}>Custom Solutions</h3>
        <p className={css.lead}>
          If your community needs it and Discord allows it, we can build it.
        </p>
      </div>
      <ol className={css.steps}>
        {customSteps.map(({ name, text }, at) => (
          <li key={name} className={css.step}>
            <span aria-hidden className={css.number}>
              {at + 1}
            </span>
            <h4 className={css.name}>{name}</h4>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ol>
      <div className={row({ gap: 'l', wraps: true })}>
        <LinkButton href={links.communityInvite} target="_blank" icon={<DiscordMark />}>
          Contact Us on Discord
        </LinkButton>
        <p className={css.text}>
          Already a client?{' '}
          <Link href={links.communityInvite} isExternal>
            Open the community server
          </Link>
        </p>
      </div>
    </div>
  );
}
