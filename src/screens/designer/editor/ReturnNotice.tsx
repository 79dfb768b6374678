import { Undo2 } from 'lucide-react';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { Notice } from '#components/Notice/Notice';
import { embedEditorMessages, fromSettingText } from '#content/messages/designer/embed-editor';
import type { ReturnTo } from '#domain/message/return-to';

/** A notice with the name of the setting from which the designer was opened, and a link back to the setting. */
export function ReturnNotice({ href, label }: ReturnTo) {
  return (
    <Notice
      icon={<Undo2 />}
      text={fromSettingText(label)}
      actions={
        <LinkButton href={href} tone="quiet" size="compact">
          {embedEditorMessages.backToSetting}
        </LinkButton>
      }
    />
  );
}
