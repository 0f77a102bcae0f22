/** The coffee chats page and its dialog. */
export const coffeeChatsTexts = {
  title: 'Coffee Chat Requests',
  requestCoffeeChat: 'Request Coffee Chat',
  listTitle: 'My Coffee Chat Requests',
  loading: 'Loading requests...',
  empty: 'No coffee chat requests yet',
  dialogTitle: 'Create Coffee Chat Request',
  /** */
  datesHint: 'Choose 1 to 3 dates',
  removeDate: 'Remove {date}',
  comments: 'Comments (Optional)',
  cancel: 'Cancel',
  send: 'Send Request',
  sending: 'Sending...',
  /** */
  cancelRequest: 'Cancel Request',
  proposedTimes: 'Proposed times',
  selectedTime: 'Selected time',
} as const;

/** A coffee chat request's status as a label. */
export const coffeeChatStatusTexts = {
  pending: 'Pending',
  accepted: 'Accepted',
  rejected: 'Rejected',
  completed: 'Completed',
  cancelled: 'Cancelled',
} as const;
