import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl';
import { Select } from '#components/Select/Select';

/** The maximum number of currencies for the segmented control. More currencies are shown as a select. */
const SEGMENTS = 3;

export interface CurrencyChoiceProps {
  currencies: readonly string[];
  value: string;
  onChange: (currency: string) => void;
}

/** Selects the currency of a chart. Renders nothing if there is only one currency. */
export function CurrencyChoice({ currencies, value, onChange }: CurrencyChoiceProps) {
  const options = currencies.map((id) => ({ id, label: id }));
  const label = 'Chart currency';
  if (options.length < 2) return null;
  return options.length <= SEGMENTS ? (
    <SegmentedControl label={label} segments={options} value={value} onChange={onChange} />
  ) : (
    <Select isLabelHidden label={label} options={options} value={value} onChange={onChange} />
  );
}
