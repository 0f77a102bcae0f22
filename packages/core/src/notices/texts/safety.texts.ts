/** A member's card, blocking, reporting, and the page that explains them. */
export const safetyTexts = {
  pageTitle: 'Safety',
  lead: "You decide who you meet here. Two things are always at hand on every member's card: block and report.",
  description:
    'How members are let in, and what everyone can do: block, report, and write to the organizers.',
  verifiedTitle: 'What "verified" means',
  verifiedBody:
    'Every member confirms her email address, tells us that she is 18 or over, and agrees to the Community Guidelines. An organizer reads every application before anyone gets a seat. Messages and coffee chats open with the first seat or a subscription. We do not check identity documents. If a profile seems fake, report it: an organizer can suspend it.',
  blockTitle: 'Block',
  blockBody:
    'You no longer see each other in messages, lists, event cards and coffee chats, and a coffee chat that you two agreed on is cancelled. She is not told that you blocked her. You may still both go to the same event.',
  reportTitle: 'Report',
  reportBody:
    'An organizer reads your report, with a copy of what you reported. The other member is not told who sent it. You can block her as well.',
  urgentTitle: 'In danger?',
  urgentBody: 'If you are in danger now, call your local emergency number first. Then write to us:',
  blockedTitle: 'Members you have blocked',
  loadingBlocked: 'Loading the members you have blocked...',
  noneBlocked: 'You have not blocked anyone.',
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
    'You will no longer see each other, or the messages you have written. A coffee chat that you two agreed on is cancelled. She is not told that you blocked her, and you can unblock her at any time.',
  blocking: 'Blocking...',
  keep: "Don't Block",
  /** The report. */
  reportName: 'Report {name}',
  reportMessage: 'Report this message',
  reportMessageSaying: 'Report this message: {content}',
  reason: 'What happened?',
  reasonMissing: 'Please choose what fits best',
  reasons: {
    harassment: 'Harassment or insults',
    spam: 'Spam or advertising',
    'fake-profile': 'A fake profile',
    unsafe: 'I feel unsafe',
    other: 'Something else',
  },
  comment: 'What should we know?',
  commentTooLong: 'Please keep it to 1,000 characters',
  sendReport: 'Send Report',
  sending: 'Sending...',
} as const;
