import { LogIn } from 'lucide-react';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { serversMessages } from '#content/messages/dashboard/servers';
import { DiscordSignInButton } from '../../../session/DiscordSignInButton';
import { notice } from './Notice.css';

const { title, body } = serversMessages.empty.signedOut;

export function SignInPrompt() {
  return (
    <div className={notice}>
      <EmptyState
        icon={<LogIn />}
        title={title}
        description={body}
        actions={<DiscordSignInButton>Sign in with Discord</DiscordSignInButton>}
      />
    </div>
  );
}
