import { UserCheck } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#components/Button/Button';
import { Notice, Notices } from '#components/Notice/Notice';
import { editorMessages, keepQuestion } from '#content/messages/dashboard/editors';
import { areKept, askedMembers, keepFailure } from '#machines/dashboard/team-roster/shown';
import { TeamRosterContext } from '#machines/dashboard/team-roster/team-roster.machine';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { KeepFocus } from '../../shell/KeepFocus';

/**
 * Asks the owner of the server about the editors whom a former owner left (product.md §12.26). Renders nothing visible if
 * there are none.
 */
export function KeepEditors() {
  const place = useRef<HTMLDivElement>(null);
  const roster = TeamRosterContext.useActorRef();
  const snapshot = TeamRosterContext.useSelector((state) => state);
  const count = snapshot.matches({ list: 'listed' }) ? askedMembers(snapshot).length : 0;
  const failure = keepFailure(snapshot);
  const isAnswered = areKept(snapshot);
  return (
    <Notices ref={place}>
      {count > 0 && (
        <Notice
          tone="warning"
          icon={<UserCheck />}
          text={failure ? editorMessages.notKept[failure] : keepQuestion(count)}
          actions={
            <>
              <KeepFocus fallback={place} />
              <Button
                tone="plain"
                size="compact"
                isPending={snapshot.matches({ question: 'keeping' })}
                pendingLabel="Keeping..."
                onPress={() => roster.send({ type: 'keep editors' })}
              >
                {count === 1 ? 'Keep editor' : `Keep ${count} editors`}
              </Button>
            </>
          }
        />
      )}
      {isAnswered && <span className={visuallyHidden}>{editorMessages.kept}</span>}
    </Notices>
  );
}
