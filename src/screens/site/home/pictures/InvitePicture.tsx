import { brand } from '#content/brand';
import { BrandMark } from '../../../shell/BrandMark';
import { Scene } from './Scene';
import * as css from './Scene.css';

export function InvitePicture() {
  return (
    <Scene tone="accent">
      <div className={css.sheet}>
        <span className={css.quiet}>You have been invited to join a server</span>
        <div className={css.row}>
          <BrandMark />
          <span className={css.name}>{`${brand.name} Client Server`}</span>
          <span className={`${css.chip} ${css.lit} ${css.end}`}>Join</span>
        </div>
        <div className={css.line} />
        <span className={css.quiet}>300+ companies helped so far</span>
      </div>
    </Scene>
  );
}
