import * as Aria from 'react-aria-components';
import { area, slider, thumb, track } from './ColorField.css';

export interface HexPickerProps {
  /** '#rrggbb'. If it is null, the picker starts with white. */
  color: string | null;
  /** Called with '#rrggbb' during each change. */
  onChange: (color: string) => void;
}

/**
 * An area for saturation and brightness, and a slider for the hue. While it is open, the picker keeps the color in its
 * own state. Converting the color to '#rrggbb' and back would lose the hue of black, white and gray, and the slider
 * would jump.
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
