import { CloudOff, History, LayoutTemplate, SquareStack, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#components/Button/Button';
import { Notice, Notices } from '#components/Notice/Notice';
import { embedEditorMessages, fromSettingText } from '#content/messages/designer/embed-editor';
import {
  hasTemplateReplaced,
  isChangedElsewhere,
  isRecovered,
  savingStatus,
} from '#machines/designer/message-draft/shown';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { KeepFocus } from '../../shell/KeepFocus';
import { useTimeTravel } from './use-time-travel';
import { LinkButton } from '#components/LinkButton/LinkButton';
import type { ReturnTo } from '#domain/message/return-to';

const { notices } = embedEditorMessages;

/** Notices above the editor: the draft was restored, changed in another tab, or could not be stored. */
export function DraftNotices() {
  const draft = MessageDraftContext.useActorRef();
  const travel = useTimeTravel();
  const root = useRef<HTMLDivElement>(null);
  const isFound = MessageDraftContext.useSelector(isRecovered);
  const isReplaced = MessageDraftContext.useSelector(hasTemplateReplaced);
  const isTaken = MessageDraftContext.useSelector(isChangedElsewhere);
  const isFull = MessageDraftContext.useSelector((state) => savingStatus(state) === 'full');
  return (
    <Notices ref={root}>
      {isFound && (
        <Notice
          icon={<History />}
          text={notices.recovered}
          actions={
            <>
              <KeepFocus fallback={root} />
              <Button tone="quiet" size="compact" onPress={() => draft.send({ type: 'clear' })}>
                Start fresh
              </Button>
              <Button tone="quiet" size="compact" onPress={() => draft.send({ type: 'dismiss' })}>
                Dismiss
              </Button>
            </>
          }
        />
      )}
      {isReplaced && (
        <Notice
          icon={<LayoutTemplate />}
          text={notices.template}
          actions={
            <>
              <KeepFocus fallback={root} />
              <Button tone="plain" size="compact" onPress={() => travel('undo')}>
                Bring it back
              </Button>
            </>
          }
        />
      )}
      {isTaken && (
        <Notice
          icon={<SquareStack />}
          text={notices.elsewhere}
          actions={
            <>
              <KeepFocus fallback={root} />
              <Button
                tone="plain"
                size="compact"
                onPress={() => draft.send({ type: 'take theirs' })}
              >
                Use the other tab's version
              </Button>
              <Button tone="quiet" size="compact" onPress={() => draft.send({ type: 'keep mine' })}>
                Keep this version
              </Button>
            </>
          }
        />
      )}
      {isFull && <Notice tone="warning" icon={<CloudOff />} text={notices.full} />}
    </Notices>
  );
}

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
