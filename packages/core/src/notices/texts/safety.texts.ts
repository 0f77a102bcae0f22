/** A member's card, blocking, reporting, and the page that explains them. */
export const safetyTexts = {
  pageTitle: 'Safety',
  lead: "You decide who you meet here. Two things are always at hand on every member's card: block and report.",
  description:
    'How members are let in, and what everyone can do: block, report, and write to the organizers.',
  verifiedTitle: 'What "verified" means',
  verifiedBody:
    'Every member confirms her email address, is 18 or over by her own word, and agrees to the Community Guidelines. An organizer reads every application before anybody has a seat. Messages and coffee chats open with the first seat or a subscription. Nobody is asked for papers: a false profile can be reported, and an organizer can take its access away.',
  blockTitle: 'Block',
  blockBody:
    'You and she disappear for each other: in messages, lists, on event cards and in coffee chats. She is not told. You may still both come to the same event.',
  reportTitle: 'Report',
  reportBody:
    'An organizer reads it, with a copy of what you report as it was. She is not told who wrote it. A report and a block go well together.',
  urgentTitle: 'In danger?',
  urgentBody: 'If you are in danger now, call your local emergency number first. Then write to us.',
  blockedTitle: 'Members you have blocked',
  loadingBlocked: 'Loading the members you have blocked...',
  noneBlocked: 'You have blocked nobody',
  noneBlockedBody: 'Whoever you block is listed here, and you can take it back.',
  blockedOn: 'Blocked on {date}',
  unblock: 'Unblock',
  unblocking: 'Unblocking...',
  /** The card. */
  openCard: 'About {name}',
  loadingCard: 'Loading...',
  goneTitle: 'Nothing to show',
  goneBody: 'This member cannot be shown. She may have left, or one of you has blocked the other.',
  sharedInterests: 'You both chose',
  sharedEvents: 'You both go to',
  message: 'Message',
  block: 'Block',
  report: 'Report',
  askBlockTitle: 'Block {name}?',
  askBlockBody:
    'Neither of you sees the other any more, also not in messages that you have written. She is not told, and you can take it back.',
  blocking: 'Blocking...',
  keep: 'Keep',
  /** The report. */
  reportName: 'Report {name}',
  reportMessage: 'Report this message',
  reportMessageSaying: 'Report this message: {content}',
  reason: 'What happened?',
  reasonMissing: 'Please choose what fits best',
  reasons: {
    harassment: 'Harassment or insults',
    spam: 'Spam or advertising',
    'fake-profile': 'A false profile',
    unsafe: 'I feel unsafe',
    other: 'Something else',
  },
  comment: 'What should we know?',
  commentTooLong: 'Please keep it to 1,000 characters',
  sendReport: 'Send Report',
  sending: 'Sending...',
} as const;
