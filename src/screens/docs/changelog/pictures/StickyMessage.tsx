import { Chat, Embed, Said } from './Chat';

export function StickyMessage() {
  return (
    <Chat channel="buy-and-sell">
      <Said name="jonas" by="other" at="18:01">
        <p>Selling two tickets for Saturday.</p>
      </Said>
      <Said name="mira" by="member" at="18:03">
        <p>Interested, sent you a message.</p>
      </Said>
      <Said name="Grouped" by="bot" at="18:03">
        <Embed title="Before you buy">
          <p>Ask for a timestamped photo. Pay with buyer protection.</p>
        </Embed>
      </Said>
    </Chat>
  );
}
