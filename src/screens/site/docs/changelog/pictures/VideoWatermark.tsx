import { Play } from 'lucide-react';
import { Chat, Said } from './Chat';
import { play, video, watermark, wayIcon } from './Chat.css';

export function VideoWatermark() {
  return (
    <Chat channel="success-videos">
      <Said name="Grouped" by="bot">
        <div className={video}>
          <span className={play}>
            <Play className={wayIcon} />
          </span>
          <span className={watermark}>discord.gg/northline</span>
        </div>
      </Said>
    </Chat>
  );
}
