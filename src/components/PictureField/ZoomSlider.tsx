import { ZoomIn, ZoomOut } from 'lucide-react';
import * as Aria from 'react-aria-components';
import { label as labelClass } from '../field/Field.css';
import { MOST_ZOOM } from './crop';
import * as css from './ZoomSlider.css';

const STEP = 0.05;

export interface ZoomSliderProps {
  /** From 1 to 4. */
  value: number;
  onChange: (zoom: number) => void;
  isDisabled: boolean;
}

/** The zoom of the crop. */
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
      <Aria.Label className={labelClass}>Zoom</Aria.Label>
      <Aria.SliderOutput className={css.output} />
      <div className={css.line}>
        <ZoomOut aria-hidden className={css.icon} />
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
        <ZoomIn aria-hidden className={css.icon} />
      </div>
    </Aria.Slider>
  );
}
