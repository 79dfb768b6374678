import { Link as LinkIcon } from 'lucide-react';
import { box } from '#theme/box';
import * as css from './SectionHeading.css';

export interface SectionHeadingProps {
  id: string;
  title: string;
  level?: 2 | 3;
}

export function SectionHeading({ id, title, level = 2 }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={css.row}>
      <Heading id={id} className={css.heading[level]}>
        {title}
      </Heading>
      <a href={`#${id}`} aria-label={`Link to ${title}`} className={css.link}>
        <LinkIcon aria-hidden className={box({ square: 16 })} />
      </a>
    </div>
  );
}
