import { ArrowDown } from 'lucide-react';
import { Chat, Said } from './Chat';
import { mention, way, wayIcon } from './Chat.css';

export function KeywordRelay() {
  return (
    <>
      <Chat channel="all-deals">
        <Said name="Northline" by="other" at="9:31 AM">
          <p>
            Restock: <span className={mention}>trail runner</span>, all sizes, 40% off
          </p>
        </Said>
      </Chat>
      <p className={way}>
        <ArrowDown className={wayIcon} />
        trail runner
      </p>
      <Chat channel="sneakers">
        <Said name="Grouped" by="bot" at="9:31 AM">
          <p>Restock: trail runner, all sizes, 40% off</p>
        </Said>
      </Chat>
    </>
  );
}
