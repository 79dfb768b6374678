import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl';
import { Select } from '#components/Select/Select';

/** Up to this many currencies are segments. */
const SEGMENTS = 3;

export interface CurrencyChoiceProps {
  currencies: readonly string[];
  value: string;
  onChange: (currency: string) => void;
}

/** Chooses the currency of a chart. Shows nothing if there is one only. */
export function CurrencyChoice({ currencies, value, onChange }: CurrencyChoiceProps) {
  const options = currencies.map((id) => ({ id, label: id }));
  const label = 'Currency of the chart';
  if (options.length < 2) return null;
  return options.length <= SEGMENTS ? (
    <SegmentedControl label={label} segments={options} value={value} onChange={onChange} />
  ) : (
    <Select isLabelHidden label={label} options={options} value={value} onChange={onChange} />
  );
}
