import { CircleAlert } from 'lucide-react';
import * as css from './ProblemLine.css';

export function ProblemLine({ id, text }: { id?: string; text: string | undefined }) {
  return text ? (
    <p id={id} className={css.problem}>
      <CircleAlert aria-hidden className={css.icon} />
      <span>{text}</span>
    </p>
  ) : null;
}
