import * as Aria from 'react-aria-components';
import { area, slider, thumb, track } from './ColorField.css';

export interface HexPickerProps {
  /** '#rrggbb'. If it is null, the picker starts with white. */
  color: string | null;
  /** Called with '#rrggbb' during each change. */
  onChange: (color: string) => void;
}

/**
 * Shows an area for saturation and brightness, and a slider for the hue. The picker keeps the color itself while it is
 * open, because converting it to '#rrggbb' and back would lose the hue of black, white and gray.
 */
export function HexPicker({ color, onChange }: HexPickerProps) {
  return (
    <Aria.ColorPicker
      defaultValue={Aria.parseColor(color ?? '#ffffff').toFormat('hsb')}
      onChange={(picked) => onChange(picked.toString('hex').toLowerCase())}
    >
      <Aria.ColorArea colorSpace="hsb" xChannel="saturation" yChannel="brightness" className={area}>
        <Aria.ColorThumb className={thumb} />
      </Aria.ColorArea>
      <Aria.ColorSlider colorSpace="hsb" channel="hue" aria-label="Hue" className={slider}>
        <Aria.SliderTrack className={track}>
          <Aria.ColorThumb className={thumb} />
        </Aria.SliderTrack>
      </Aria.ColorSlider>
    </Aria.ColorPicker>
  );
}
