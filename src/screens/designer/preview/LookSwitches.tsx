import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl';
import { row } from '#theme/layout.css';
import type { PreviewLook } from './look';

interface LookSwitchesProps {
  look: PreviewLook;
  onChange: (look: PreviewLook) => void;
}

export function LookSwitches({ look, onChange }: LookSwitchesProps) {
  return (
    <div className={row({ gap: 'xs', align: 'stretch', wraps: true })}>
      <SegmentedControl
        label="Discord theme"
        segments={[
          { id: 'dark', label: 'Dark' },
          { id: 'light', label: 'Light' },
        ]}
        value={look.theme}
        onChange={(theme) => onChange({ ...look, theme })}
      />
      <SegmentedControl
        label="Density"
        segments={[
          { id: 'cozy', label: 'Cozy' },
          { id: 'compact', label: 'Compact' },
        ]}
        value={look.density}
        onChange={(density) => onChange({ ...look, density })}
      />
      <SegmentedControl
        label="Device"
        segments={[
          { id: 'desktop', label: 'Desktop' },
          { id: 'phone', label: 'Phone' },
        ]}
        value={look.device}
        onChange={(device) => onChange({ ...look, device })}
      />
    </div>
  );
}
