import type { ComponentProps } from 'react';
import { kampalaDate } from '#web/features/admin/format.ts';
import { calendarDay } from '#web/lib/formatting/calendar-day.ts';
import { readTypedDay } from './typed-day.ts';
import { TypedField } from './typed-field.tsx';

export const dayRefused = 'Write it like 22 Nov 2026';

/**
 * A day that is typed with its day before its month, and shown as `22 Nov 2026`: a browser's own field writes the month
 * first where its language is American English. The value is `2026-11-22`.
 */
export const DayField = (
  props: Pick<ComponentProps<typeof TypedField<string>>, 'label' | 'value' | 'required' | 'error' | 'onChange'>,
) => (
  <TypedField
    {...props}
    read={(typed) => readTypedDay(typed, kampalaDate(Date.now()))}
    write={calendarDay}
    failure={dayRefused}
    placeholder="e.g. 22 Nov 2026"
  />
);
