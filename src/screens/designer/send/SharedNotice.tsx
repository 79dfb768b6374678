import { Button } from '#components/Button/Button';
import { embedSendMessages } from '#content/messages/designer/embed-send';
import { embedsMessages } from '#content/messages/designer/embeds';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { nextUndo } from '#machines/designer/message-draft/shown';
import { ShareOpenContext } from '#machines/designer/share-open/share-open.machine';
import { box } from '#theme/box';
import { Outcome } from './Outcome';

const views = ['decoding', 'loaded', 'invalid'] as const;

/** Reports the result of opening a shared link, and restores the user's own message. Empty without a shared link. */
export function SharedNotice() {
  const share = ShareOpenContext.useActorRef();
  const view = ShareOpenContext.useSelector((state) => views.find((one) => state.matches(one)));
  const dismiss = { label: 'Dismiss', onPress: () => share.send({ type: 'dismiss' }) };
  switch (view) {
    case undefined:
      return null;
    case 'decoding':
      return (
        <p role="status" className={box({ size: 's', color: 'textMuted', breaks: true })}>
          {embedSendMessages.sharedOpening}
        </p>
      );
    case 'invalid':
      return (
        <Outcome
          tone="danger"
          text={embedsMessages.notices.sharedInvalid.title}
          dismiss={dismiss}
        />
      );
    case 'loaded':
      return (
        <Outcome
          tone="neutral"
          text={embedSendMessages.sharedLoaded}
          actions={<RestoreButton />}
          dismiss={dismiss}
        >
          <p className={box({ size: 's', color: 'textMuted', breaks: true })}>
            {embedSendMessages.sharedHelp}
          </p>
        </Outcome>
      );
  }
}

/** A button that restores the earlier message. Undo then brings back the shared message with all edits made to it. */
function RestoreButton() {
  const share = ShareOpenContext.useActorRef();
  const draft = MessageDraftContext.useActorRef();
  const before = MessageDraftContext.useSelector(
    ({ context }) => context.past.findLast(({ cause }) => cause === 'shared')?.message ?? null,
  );
  if (before === null) return null;
  const goBack = () => {
    if (nextUndo(draft.getSnapshot()) === 'shared') draft.send({ type: 'undo' });
    else draft.send({ type: 'replace', message: before, reason: 'draft' });
    share.send({ type: 'dismiss' });
  };
  return (
    <Button tone="plain" size="compact" onPress={goBack}>
      Back to my message
    </Button>
  );
}
