import { Button } from '#components/Button/Button';
import { VerificationContext } from '#machines/verification/verification.context';
import { actions } from './actions.css';

/** The one thing to do on this page. */
export function StartActions() {
  const verification = VerificationContext.useActorRef();
  return (
    <div className={actions}>
      <Button onPress={() => verification.send({ type: 'verify' })}>Verify My Identity</Button>
    </div>
  );
}
