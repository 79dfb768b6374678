import { History } from 'lucide-react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { Notice, Notices } from '#components/Notice/Notice';
import { membershipMessages, saveErrorText } from '#content/messages/market/memberships';
import { MembershipDraftContext } from '#machines/market/membership-draft/membership-draft.machine';
import { draftErrorKind, isDraftChanged } from '#machines/market/membership-draft/view';
import { DraftNotStored } from '../../../shell/draft-stored';
import { ClashPanel } from './ClashPanel';
import * as css from './Form.css';

/** Notices above the form: the form contains a restored draft, or the form could not be saved. */
export function FormNotices() {
  const draft = MembershipDraftContext.useActorRef();
  const isRestored = MembershipDraftContext.useSelector(
    (state) => state.context.isRestored && isDraftChanged(state),
  );
  const error = MembershipDraftContext.useSelector(draftErrorKind);
  const text = error === null || error === 'conflict' ? null : saveErrorText(error);
  return (
    <div className={css.notices}>
      {error === 'conflict' && <ClashPanel />}
      {text && (
        <AlertPanel
          key={error}
          tone="danger"
          title={text.title}
          level={3}
          isLive
          actions={
            error === 'notAllowed' && (
              <Button tone="plain" onPress={() => draft.send({ type: 'save as new' })}>
                Save as new
              </Button>
            )
          }
        >
          {text.help}
        </AlertPanel>
      )}
      <Notices>
        <DraftNotStored />
      </Notices>
      {isRestored && error === null && (
        <Notices>
          <Notice icon={<History />} text={membershipMessages.draftRestored} />
        </Notices>
      )}
    </div>
  );
}
