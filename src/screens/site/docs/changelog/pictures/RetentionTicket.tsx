import { Chat, Chips, Embed, Said } from './Chat';

export function RetentionTicket() {
  return (
    <Chat channel="leaving-jonas">
      <Said name="Grouped" by="bot">
        <Embed title="Jonas canceled today">
          <p>Member since May · 14 days left · 320 points</p>
        </Embed>
        <p>What would have kept you?</p>
        <Chips
          chips={[{ label: 'Too expensive', isOn: true }, { label: 'No time' }, { label: 'Other' }]}
        />
      </Said>
      <Said name="sam" by="other" at="6:06 PM">
        <p>Half price for two months, if you like.</p>
      </Said>
    </Chat>
  );
}
