import { BookOpen, History, PenTool } from 'lucide-react';
import { CardLink } from '#components/Card/Card';
import { paths } from '#domain/paths';
import * as css from './FurtherLinks.css';

const ways = [
  {
    name: 'Documentation',
    text: 'How each feature is set up, and every command with its options.',
    href: paths.docs.href(),
    Icon: BookOpen,
  },
  {
    name: 'Changelog',
    text: 'What is new in each version, from 1.1 to 1.5.',
    href: paths.changelog.href(),
    Icon: History,
  },
  {
    name: 'Embed Designer',
    text: 'Build and send a Discord message for free, without an account.',
    href: paths.embeds.href(),
    Icon: PenTool,
  },
];

export function FurtherLinks() {
  return (
    <section aria-labelledby="further-heading" className={css.further}>
      <h2 id="further-heading" className={css.heading}>
        Take a closer look
      </h2>
      <ul className={css.ways}>
        {ways.map(({ name, text, href, Icon }) => (
          <li key={href} className={css.way}>
            <CardLink href={href}>
              <span className={css.words}>
                <Icon aria-hidden className={css.icon} />
                <span className={css.name}>{name}</span>
                <span className={css.text}>{text}</span>
              </span>
            </CardLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
