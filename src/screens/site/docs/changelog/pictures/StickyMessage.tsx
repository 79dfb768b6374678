import { Chat, Embed, Said } from './Chat';

export function StickyMessage() {
  return (
    <Chat channel="buy-and-sell">
      <Said name="jonas" by="other" at="6:01 PM">
        <p>Selling two tickets for Saturday.</p>
      </Said>
      <Said name="mira" by="member" at="6:03 PM">
        <p>Interested, sent you a message.</p>
      </Said>
      <Said name="Grouped" by="bot" at="6:03 PM">
        <Embed title="Before you buy">
          <p>Ask for a timestamped photo. Pay with buyer protection.</p>
        </Embed>
      </Said>
    </Chat>
  );
}
