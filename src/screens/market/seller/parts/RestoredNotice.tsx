import { History } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#components/Button/Button';
import { Notice, Notices } from '#components/Notice/Notice';
import { sellerMessages } from '#content/messages/market/seller';

export interface RestoredNoticeProps {
  /** Whether the form contains unsaved changes that this browser stored during an earlier visit. */
  isRestored: boolean;
  onDiscard: () => void;
}

/**
 * A notice that a form was opened with unsaved changes (product.md §21.8). Always render this component; it shows
 * nothing if there are no such changes.
 */
export function RestoredNotice({ isRestored, onDiscard }: RestoredNoticeProps) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <Notices ref={list}>
      {isRestored && (
        <Notice
          icon={<History />}
          text={sellerMessages.restored}
          actions={
            <Button
              tone="plain"
              size="compact"
              onPress={() => {
                list.current?.focus();
                onDiscard();
              }}
            >
              Discard changes
            </Button>
          }
        />
      )}
    </Notices>
  );
}
