import {
  type CalendarDate,
  getLocalTimeZone,
  type Time,
  toCalendarDate,
  toCalendarDateTime,
  today,
  toTime,
} from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import * as Aria from 'react-aria-components';
import { box, row } from '#theme/box';
import { field } from '../field/Field.css';
import * as css from './DateTimePanel.css';
import { NOON, readLocalTime, writeLocalTime } from './local-date-time';

export interface DateTimePanelProps {
  /** The accessible name of the calendar. */
  label: string;
  /** 'YYYY-MM-DDTHH:mm' in the device's time zone; '' if there is none. */
  value: string;
  onChange: (value: string) => void;
}

/** A calendar and a time field. A time without a date is for today. A date without a time is at noon. */
export function DateTimePanel({ label, value, onChange }: DateTimePanelProps) {
  const chosen = readLocalTime(value);
  const change = (date: CalendarDate, time: Time) =>
    onChange(writeLocalTime(toCalendarDateTime(date, time)));
  return (
    // All texts of the site are in English.
    <Aria.I18nProvider locale="en-US">
      <div className={css.root}>
        <Aria.Calendar
          aria-label={label}
          value={chosen && toCalendarDate(chosen)}
          onChange={(date: CalendarDate) => change(date, chosen ? toTime(chosen) : NOON)}
        >
          <div className={row({ gap: 's', justify: 'between' })}>
            <Aria.Button slot="previous" className={css.step}>
              <ChevronLeft aria-hidden size="1rem" />
            </Aria.Button>
            <Aria.Heading level={3} className={box({ size: 'm', weight: 'medium' })} />
            <Aria.Button slot="next" className={css.step}>
              <ChevronRight aria-hidden size="1rem" />
            </Aria.Button>
          </div>
          <Aria.CalendarGrid weekdayStyle="short" className={css.grid}>
            <Aria.CalendarGridHeader>
              {(day) => (
                <Aria.CalendarHeaderCell
                  className={box({
                    paddingBlock: 'xs',
                    size: 'xs',
                    weight: 'medium',
                    color: 'textMuted',
                  })}
                >
                  {day}
                </Aria.CalendarHeaderCell>
              )}
            </Aria.CalendarGridHeader>
            <Aria.CalendarGridBody>
              {(date) => <Aria.CalendarCell date={date} className={css.day} />}
            </Aria.CalendarGridBody>
          </Aria.CalendarGrid>
        </Aria.Calendar>
        <Aria.TimeField<Time>
          value={chosen && toTime(chosen)}
          onChange={(time) => {
            if (time) change(chosen ? toCalendarDate(chosen) : today(getLocalTimeZone()), time);
          }}
          className={field}
        >
          <Aria.Label className={box({ size: 's', weight: 'medium', color: 'text', breaks: true })}>
            Time
          </Aria.Label>
          <Aria.DateInput className={css.time}>
            {(segment) => <Aria.DateSegment segment={segment} className={css.segment} />}
          </Aria.DateInput>
        </Aria.TimeField>
      </div>
    </Aria.I18nProvider>
  );
}
