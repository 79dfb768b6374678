import { CloudOff, History, SquareStack } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '#components/Button/Button';
import { embedEditorMessages } from '#content/messages/embed-editor';
import { isChangedElsewhere, isRecovered, keepingOf } from '#machines/message-draft/shown';
import { MessageDraftContext } from '#machines/message-draft/message-draft.context';
import { KeepFocus } from '../../_shell/KeepFocus';
import * as css from './DraftNotices.css';

const { notices } = embedEditorMessages;

/** Notices above the editor: the draft was restored, changed in another tab, or could not be stored. */
export function DraftNotices() {
  const draft = MessageDraftContext.useActorRef();
  const root = useRef<HTMLDivElement>(null);
  const isFound = MessageDraftContext.useSelector(isRecovered);
  const isTaken = MessageDraftContext.useSelector(isChangedElsewhere);
  const isFull = MessageDraftContext.useSelector((state) => keepingOf(state) === 'full');
  return (
    <div ref={root} role="status" tabIndex={-1} className={css.root}>
      {isFound && (
        <Notice icon={<History />} text={notices.recovered}>
          <KeepFocus fallback={root} />
          <Button tone="quiet" size="compact" onPress={() => draft.send({ type: 'clear' })}>
            Start fresh
          </Button>
          <Button tone="quiet" size="compact" onPress={() => draft.send({ type: 'dismiss' })}>
            Dismiss
          </Button>
        </Notice>
      )}
      {isTaken && (
        <Notice icon={<SquareStack />} text={notices.elsewhere}>
          <KeepFocus fallback={root} />
          <Button tone="plain" size="compact" onPress={() => draft.send({ type: 'take theirs' })}>
            Take theirs
          </Button>
          <Button tone="quiet" size="compact" onPress={() => draft.send({ type: 'keep mine' })}>
            Keep mine
          </Button>
        </Notice>
      )}
      {isFull && <Notice tone="warning" icon={<CloudOff />} text={notices.full} />}
    </div>
  );
}

interface NoticeProps {
  icon: ReactNode;
  tone?: 'warning';
  text: string;
  children?: ReactNode;
}

function Notice({ icon, tone, text, children }: NoticeProps) {
  return (
    <div className={css.notice} data-tone={tone}>
      <span aria-hidden className={css.icon}>
        {icon}
      </span>
      <span className={css.words}>{text}</span>
      {children && <span className={css.actions}>{children}</span>}
    </div>
  );
}
