/** A word of the product, and those that it does not use in its place. */
export interface ChosenWord {
  say: string;
  /** In small letters; none of them stands in a text of the product. */
  not: readonly string[];
}

/** The words that people read, chosen once. */
export const words: readonly ChosenWord[] = [
  { say: 'event', not: ['meetup', 'happening', 'get-together'] },
  { say: 'members, women', not: ['ladies', 'girls', 'gals'] },
  { say: 'apply, application', not: ['rsvp', 'sign up for the event', 'enroll'] },
  { say: 'sign in, sign out', not: ['log in', 'log on', 'log out', 'logout'] },
  { say: 'approved, denied', not: ['declined by an admin', 'turned down'] },
  { say: 'coffee chat', not: ['1:1', 'meet-up', 'networking call'] },
  { say: 'could not be saved', not: ['fatal error', 'unknown error', 'whoops', 'uh-oh'] },
  { say: 'email', not: ['mail', 'mails', 'e-mail'] },
  { say: 'try again', not: ['retry', 'contact your administrator'] },
];
