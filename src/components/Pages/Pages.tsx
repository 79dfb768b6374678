import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#components/Button/Button';
import { row } from '#theme/box';

export interface PagesProps {
  /** The number of the current page, counted from 1. */
  page: number;
  pages: number;
  onChange: (page: number) => void;
  /** The id of the list's heading. After a change of the page, the heading is scrolled into view. */
  titleId: string;
}

/** Buttons that switch between the pages of the list. Renders nothing if there is only one page. */
export function Pages({ page, pages, onChange, titleId }: PagesProps) {
  if (pages === 1) return null;
  const turn = (to: number) => {
    onChange(to);
    document.getElementById(titleId)?.scrollIntoView({ block: 'start' });
  };
  return (
    <nav aria-label="Pages" className={row({ gap: 'm', justify: 'center', wraps: true })}>
      <Button
        tone="plain"
        icon={<ChevronLeft />}
        isDisabled={page === 1}
        onPress={() => turn(page - 1)}
      >
        Previous
      </Button>
      <span aria-live="polite">{`Page ${page} of ${pages}`}</span>
      <Button
        tone="plain"
        icon={<ChevronRight />}
        isDisabled={page === pages}
        onPress={() => turn(page + 1)}
      >
        Next
      </Button>
    </nav>
  );
}
