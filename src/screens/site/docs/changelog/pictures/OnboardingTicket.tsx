import { Chat, Chips, Embed, Said } from './Chat';
import { mention } from './Chat.css';

export function OnboardingTicket() {
  return (
    <Chat channel="welcome-mira">
      <Said name="Grouped" by="bot">
        <p>
          Welcome, <span className={mention}>@mira</span>
        </p>
        <Embed title="What brings you here?">
          <p>Press to see the channels. Press again to hide them.</p>
        </Embed>
        <Chips
          chips={[
            { label: 'Sneakers', isOn: true },
            { label: 'Cards' },
            { label: 'Amazon', isOn: true },
            { label: 'Crypto' },
          ]}
        />
      </Said>
    </Chat>
  );
}
