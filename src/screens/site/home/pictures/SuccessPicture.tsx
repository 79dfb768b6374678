import { brand } from '#content/brand';
import { BrandMark } from '../../../shell/BrandMark';
import { Scene, Writer } from './Scene';
import * as css from './Scene.css';
import { chart, shot, watermark } from './SuccessPicture.css';

const sales = [10, 14, 12, 19, 17, 25, 22, 31, 38];

export function SuccessPicture() {
  return (
    <Scene tone="success">
      <div className={css.sheet}>
        <div className={css.row}>
          <Writer name="Nadia" says="best week yet" />
          <span className={`${css.chip} ${css.lit} ${css.end}`}>+10</span>
        </div>
        <SalesShot />
      </div>
    </Scene>
  );
}

export function SalesShot() {
  return (
    <div className={shot}>
      <svg viewBox="0 0 100 40" preserveAspectRatio="none" className={chart}>
        {sales.map((height, week) => (
          <rect key={height} x={week * 11.5} y={40 - height} width="8" height={height} rx="1" />
        ))}
      </svg>
      <span className={watermark}>
        <BrandMark />
        {brand.name}
      </span>
    </div>
  );
}
