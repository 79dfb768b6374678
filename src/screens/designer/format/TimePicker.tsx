import { useState } from 'react';
import { Button } from '#components/Button/Button';
import { DateTimePanel } from '#components/DateTimePanel/DateTimePanel';
import { PopoverDialog } from '#components/PopoverDialog/PopoverDialog';
import { Select } from '#components/Select/Select';
import { textToolMessages } from '#content/messages/designer/text-tools';
import { timestampMarkup } from '#domain/markup/snippets';
import { type TimestampStyle, timestampStyles } from '#domain/markup/tree';
import { timestampOf } from '#domain/message/timestamp';
import { box, row } from '#theme/box';
import { toLocalTime } from '../editor/local-time';
import { timestampText } from '../preview/moments';
import type { PickerProps } from './picker-props';
import * as css from './FormatBar.css';

const { time: texts, names } = textToolMessages;

/** Discord shows the time in each reader's time zone. Each style shows the chosen time as an example. */
export function TimePicker({ onInsert, opening }: PickerProps) {
  const [now] = useState(Date.now);
  const [local, setLocal] = useState(() => toLocalTime(timestampOf(now) ?? ''));
  const [style, setStyle] = useState<TimestampStyle>('f');
  const time = new Date(local).getTime();
  const options = timestampStyles.map((id) => ({
    id,
    label: timestampText(time, id, now),
    description: texts.styles[id],
  }));
  return (
    <PopoverDialog title={names.time} {...opening}>
      <div className={css.time}>
        <DateTimePanel label={texts.date} value={local} onChange={setLocal} />
        <Select label={texts.style} options={options} value={style} onChange={setStyle} />
        <p className={box({ size: 's', color: 'textMuted', textWrap: 'pretty' })}>{texts.help}</p>
        <div className={row({ gap: 's', align: 'stretch', wraps: true })}>
          <Button onPress={() => onInsert(timestampMarkup(time, style))}>Insert</Button>
        </div>
      </div>
    </PopoverDialog>
  );
}
