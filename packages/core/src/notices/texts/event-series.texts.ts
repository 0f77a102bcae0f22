/** Events that repeat, beside the people of one of them. */
export const eventSeriesTexts = {
  title: 'Repeat',
  lead: 'Each date becomes an event of its own, with the same hosts. People apply for each one separately.',
  leadCancelled: 'This date is cancelled. To add dates to the series, open one that takes place.',
  loading: 'Loading the other dates...',
  list: 'Dates of this series',
  here: 'This one',
  differs: 'Differs from this one',
  cancelled: 'Cancelled',
  draft: 'Draft',
  seats: '{taken} of {seats} seats',
  /** The form. */
  how: 'How often',
  weekly: 'Every week',
  fortnightly: 'Every two weeks',
  monthly: 'Monthly by weekday',
  count: 'How many more',
  countHint: '1 to {most}',
  countWrong: 'Please enter a whole number from 1 to {most}',
  dates: 'New dates',
  datesHint: 'Uncheck the dates that you want to skip.',
  /** Once some were made. */
  moreDatesHint: 'Check the dates that you want to add.',
  noDates: 'Choose at least one date',
  pastDates: 'All of these dates are past',
  createNone: 'Create events',
  createOne: 'Create 1 event',
  create: 'Create {n} events',
  creating: 'Creating...',
  /** What this event says, for those that follow. */
  followTitle: '{n} of the events that follow differ from this one',
  followTitleOne: 'One of the events that follow differs from this one',
  followBody:
    'You can bring them into line: title, words, place, price, seats, picture, hour and length. Each keeps its day, and whoever applied is told of another time or place.',
  follow: 'Apply to all that follow',
  following: 'Changing...',
  followQuestion: 'Change the events that follow?',
  /** One of those that would change, in the question. */
  followed: '{date} ({taken} of {seats} seats)',
  followedAll: 'What changes: {dates}.',
  followedMore: '{n} more',
  keep: 'Leave them',
} as const;
