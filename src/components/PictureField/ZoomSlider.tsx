import { ZoomIn, ZoomOut } from 'lucide-react';
import * as Aria from 'react-aria-components';
import { box } from '#theme/box';
import { MOST_ZOOM } from './crop';
import * as css from './ZoomSlider.css';

const STEP = 0.05;

export interface ZoomSliderProps {
  /** From 1 to 4. */
  value: number;
  onChange: (zoom: number) => void;
  isDisabled: boolean;
}

export function ZoomSlider({ value, onChange, isDisabled }: ZoomSliderProps) {
  return (
    <Aria.Slider
      value={value}
      minValue={1}
      maxValue={MOST_ZOOM}
      step={STEP}
      formatOptions={{ style: 'percent' }}
      isDisabled={isDisabled}
      onChange={onChange}
      className={css.slider}
    >
      <Aria.Label className={box({ size: 's', weight: 'medium', color: 'text', breaks: true })}>
        Zoom
      </Aria.Label>
      <Aria.SliderOutput className={box({ size: 's', color: 'textMuted', digits: true })} />
      <div className={css.line}>
        <ZoomOut aria-hidden className={box({ flex: 'none', square: 16, color: 'textMuted' })} />
        <Aria.SliderTrack className={css.track}>
          {({ state }) => (
            <>
              <span
                className={css.fill}
                style={{ inlineSize: `${state.getThumbPercent(0) * 100}%` }}
              />
              <Aria.SliderThumb className={css.thumb} />
            </>
          )}
        </Aria.SliderTrack>
        <ZoomIn aria-hidden className={box({ flex: 'none', square: 16, color: 'textMuted' })} />
      </div>
    </Aria.Slider>
  );
}
