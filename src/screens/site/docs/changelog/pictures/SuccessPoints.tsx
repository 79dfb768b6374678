import { Chat, Said } from './Chat';
import { gain, gone, loss } from './Chat.css';

export function SuccessPoints() {
  return (
    <Chat channel="success">
      <Said name="mira" by="member" at="6:02 PM">
        <p className={gone}>Paid for the year in one morning</p>
      </Said>
      <Said name="Grouped" by="bot" at="6:02 PM">
        <p>
          <span className={gain}>+50 points</span> for mira, who has 1,290 now.
        </p>
      </Said>
      <Said name="Grouped" by="bot" at="6:09 PM">
        <p>
          The post was deleted: <span className={loss}>−50 points</span>
        </p>
      </Said>
    </Chat>
  );
}
