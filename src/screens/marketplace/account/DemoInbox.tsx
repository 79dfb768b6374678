import { Button } from '#components/Button/Button';
import { Notice } from '#components/Notice/Notice';
import { accountMessages } from '#content/messages/account';

export interface DemoInboxProps {
  /** Opens the link in the email. */
  onOpen: () => void;
}

/**
 * A notice with a button that opens the link in a simulated email. It is shown only in demo mode, which sends no real
 * emails.
 */
export function DemoInbox({ onOpen }: DemoInboxProps) {
  return (
    <Notice
      text={accountMessages.demoInbox}
      actions={
        <Button tone="quiet" size="compact" onPress={onOpen}>
          {accountMessages.demoLink}
        </Button>
      }
    />
  );
}
