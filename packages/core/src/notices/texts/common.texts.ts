/** Words that more than one room of the product says. */
export const commonTexts = {
  /** in place of a name that cannot be found. */
  unknownUser: 'Unknown User',
  /** in place of a title that cannot be found. */
  unknownEvent: 'Unknown Event',
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  save: 'Save',
  saving: 'Saving...',
  loading: 'Loading...',
  tryAgain: 'Try again',
  loadAnew: 'Reload the page',
  refresh: 'Refresh',
  retrying: 'Trying again...',
  required: 'required',
  optional: 'optional',
  /** Of what waits, step by step. */
  progress: 'How far it is',
  stepDone: 'done',
  /** Where notices stand, and their button. */
  notices: 'Notices',
  dismissNotice: 'Dismiss notice',
  /** An identical notice that came again at once. */
  noticeRepeated: '{n} times',
} as const;
