import { row } from '#theme/layout.css';
import { Leaders } from '../pictures/LeaderboardPicture';
import * as css from './ProductPicture.css';

export function PanelPicture() {
  return (
    <div className={css.panel}>
      <div className={row({ gap: 'm' })}>
        <span className={css.grow}>
          <span className={css.strong}>Success points</span>
          <br />
          <span className={css.quiet}>Removed if the post is deleted</span>
        </span>
        <span className={css.toggle} />
      </div>
      <div className={row({ gap: 'm' })}>
        <span className={css.grow}>Points per post</span>
        <span className={css.number}>10</span>
      </div>
      <div className={css.wideOnly}>
        <div className={css.rule} />
      </div>
      <div className={`${css.leaders} ${css.wideOnly}`}>
        <Leaders />
      </div>
    </div>
  );
}
