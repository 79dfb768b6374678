import { CircleAlert } from 'lucide-react';
import { row } from '#theme/box';
import * as css from './ProblemLine.css';

export function ProblemLine({ id, text }: { id?: string; text: string | undefined }) {
  return text ? (
    <p
      id={id}
      className={row({ gap: 'xs', align: 'stretch', size: 's', color: 'dangerText', breaks: true })}
    >
      <CircleAlert aria-hidden className={css.icon} />
      <span>{text}</span>
    </p>
  ) : null;
}
