import { Notice } from '#components/Notice/Notice';
import { demoCodeText } from '#content/messages/session/mail-code';

export interface DemoInboxProps {
  code: string;
}

/** A notice with the code of a simulated email. It is shown only in demo mode, which sends no real emails. */
export function DemoInbox({ code }: DemoInboxProps) {
  return <Notice text={demoCodeText(code)} />;
}
