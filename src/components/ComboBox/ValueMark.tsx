import { TriangleAlert } from 'lucide-react';
import { Adornment } from '#components/field/FieldBox';
import { OptionMark } from '#components/field/OptionMark';
import { row } from '#theme/box';
import type { Option } from '../field/options';

/** The mark before the text: the icon or color of the selected option, or a sign for an unknown value. */
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
        <TriangleAlert
          aria-hidden
          className={row({ align: 'stretch', inline: true, color: 'warningText' })}
        />
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
