/** By when an application is paid, as an admin sets it. */
export const paymentTermTexts = {
  title: 'Time to pay',
  body: 'When this is on, anyone who applies for an event with a price gets a date to pay by, and a reminder the day before. If no payment has arrived by then and she has not said that she paid, her application expires and we tell her.',
  /** What stays as it is. */
  onlyNew:
    'What you change here is for applications from now on. Members whose application is waiting already keep the date they were given.',
  isOn: 'Applications have a time to pay',
  on: 'On: {days} to pay, and until {hours} before the event at the latest.',
  off: 'Off: there is no date to pay by, and no application expires.',
  days: 'Days to pay',
  daysHint: '1 to 60, from when she applies.',
  hoursBefore: 'Hours before the event',
  hoursBeforeHint:
    '0 to 336. Whoever applies less than a day before that gets no date, and you decide about her application.',
  daysWrong: 'Please enter a whole number from 1 to 60',
  hoursWrong: 'Please enter a whole number from 0 to 336',
  oneDay: '1 day',
  manyDays: '{n} days',
  oneHour: '1 hour',
  manyHours: '{n} hours',
  save: 'Save',
  saving: 'Saving...',
  loading: 'Loading the time to pay...',
} as const;

/** By when an application for one event is paid. */
export const eventPaymentTermTexts = {
  title: 'Time to pay',
  label: 'Time to pay for this event',
  everywhereOn: 'Same as all events: {days}',
  everywhereOff: 'Same as all events (no deadline)',
  none: 'No deadline',
  saving: 'Saving...',
  hint: 'For applications from now on, and for the dates that you add. Members whose application is waiting keep the date they were given.',
  latest: 'It ends {hours} before the event at the latest.',
} as const;
