import { row } from '#theme/box';
import { Scene, Writer } from './Scene';
import * as css from './Scene.css';
import { letter } from './ScramblePicture.css';

export function ScramblePicture() {
  return (
    <Scene tone="warning">
      <div className={css.sheet}>
        <Writer says="Unscramble this word" />
        <div className={row({ gap: 'xs', align: 'stretch' })}>
          {['T', 'I', 'F', 'O', 'R', 'P'].map((each) => (
            <span key={each} className={letter}>
              {each}
            </span>
          ))}
        </div>
        <div className={css.line} />
        <div className={css.row}>
          <Writer name="Kai" says="profit!" />
          <span className={`${css.chip} ${css.lit} ${css.end}`}>+25</span>
        </div>
      </div>
    </Scene>
  );
}
