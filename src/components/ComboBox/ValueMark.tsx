import { TriangleAlert } from 'lucide-react';
import { Adornment } from '#components/field/FieldBox';
import { OptionMark } from '#components/field/OptionMark';
import type { Option } from '../field/options';
import { unknown } from './ComboBox.css';

/** What stands before the text: the chosen option's icon or color, or the sign of a value nobody knows. */
export function ValueMark({
  chosen,
  isUnknown,
}: {
  chosen: Option | undefined;
  isUnknown: boolean;
}) {
  if (isUnknown) {
    return (
      <Adornment>
        <TriangleAlert aria-hidden className={unknown} />
      </Adornment>
    );
  }
  if (!chosen?.icon && !chosen?.color) return null;
  return (
    <Adornment>
      <OptionMark option={chosen} />
    </Adornment>
  );
}
