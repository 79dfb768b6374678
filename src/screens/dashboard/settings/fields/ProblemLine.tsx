import { CircleAlert } from 'lucide-react';
import { box, row } from '#theme/box';

export function ProblemLine({ id, text }: { id?: string; text: string | undefined }) {
  return text ? (
    <p
      id={id}
      className={row({ gap: 'xs', align: 'stretch', size: 's', color: 'dangerText', breaks: true })}
    >
      <CircleAlert aria-hidden className={box({ lineIcon: 14 })} />
      <span>{text}</span>
    </p>
  ) : null;
}
