import { Button, type ButtonProps } from '#components/Button/Button';
import { SessionContext } from '#machines/session/session/session.machine';
import { DiscordMark } from '../shell/DiscordMark';

export interface DiscordSignInButtonProps {
  children: string;
  tone?: ButtonProps['tone'];
}

/** Redirects to Discord's consent page. The user signs in there, or reconnects if Discord requires it. */
export function DiscordSignInButton({ children, tone }: DiscordSignInButtonProps) {
  const session = SessionContext.useActorRef();
  const isLeaving = SessionContext.useSelector((snapshot) => snapshot.matches('signingIn'));
  return (
    <Button
      tone={tone}
      icon={<DiscordMark />}
      isPending={isLeaving}
      pendingLabel="Opening Discord..."
      onPress={() => session.send({ type: 'sign in' })}
    >
      {children}
    </Button>
  );
}
