import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#domain/paths';
import { VerificationContext } from '#machines/session/verification/verification.machine';
import { Verification } from '#screens/session/verification/Verification';
import { verificationLogic } from '../../wiring/session/verification';

export function Component() {
  return (
    <VerificationContext.Provider logic={verificationLogic}>
      <Departure />
      <Verification />
    </VerificationContext.Provider>
  );
}

/** Opens the list of servers after the verification (product.md §14.1). */
function Departure() {
  const verification = VerificationContext.useActorRef();
  const navigate = useNavigate();
  useEffect(() => {
    const leave = verification.on('leave', () => void navigate(paths.servers.href()));
    return () => leave.unsubscribe();
  }, [verification, navigate]);
  return null;
}
