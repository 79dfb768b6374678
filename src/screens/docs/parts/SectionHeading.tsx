import { Link as LinkIcon } from 'lucide-react';
import * as css from './SectionHeading.css';

export interface SectionHeadingProps {
  /** The anchor. */
  id: string;
  title: string;
  level?: 2 | 3;
}

/** A heading that can be linked to: the link appears beside it. */
export function SectionHeading({ id, title, level = 2 }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={css.row}>
      <Heading id={id} className={css.heading[level]}>
        {title}
      </Heading>
      <a href={`#${id}`} aria-label={`Link to ${title}`} className={css.link}>
        <LinkIcon aria-hidden className={css.icon} />
      </a>
    </div>
  );
}
