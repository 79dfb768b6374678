import { Badge } from '#components/Badge/Badge';
import { row } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';

export interface CountMarkProps {
  count: number;
  /** What is counted, for screen readers. */
  text: string;
}

/** The number of things to do in a place, in the link to it. Renders nothing without any. */
export function CountMark({ count, text }: CountMarkProps) {
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden className={row({ align: 'stretch', inline: true, pushed: true })}>
        <Badge size="small" tone="warning">
          {count}
        </Badge>
      </span>
      <span className={visuallyHidden}>{text}</span>
    </>
  );
}
