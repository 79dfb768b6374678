import { Button } from '#components/Button/Button';
import { VerificationContext } from '#machines/verification/verification.context';
import { actions } from './actions.css';

export function StartActions() {
  const verification = VerificationContext.useActorRef();
  return (
    <div className={actions}>
      <Button onPress={() => verification.send({ type: 'verify' })}>Verify My Identity</Button>
    </div>
  );
}
