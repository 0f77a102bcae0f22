import { DEFAULT_BRAND } from '../domain/brand.ts';
import { ALWAYS_TOLD } from '../notices/texts/always-told.ts';

/** The groups of the help page, in their order. */
export const FAQ_CATEGORIES = ['General', 'Events', 'Coffee Chats', 'Account'] as const;

/** One group of the help page. */
export type FaqCategory = (typeof FAQ_CATEGORIES)[number];

/** One question with its answer. */
export interface FaqEntry {
  /** Stands in the address of the question: it outlives a change of its words. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** Words by which people look for it besides those of question and answer: found by how they begin. */
  readonly alsoCalled?: string;
  readonly category: FaqCategory;
}

const { name } = DEFAULT_BRAND;

/** Questions that the page puts before all others, by their ids and in this order: how a seat is got, paid and given back. */
export const FAQ_MOST_ASKED: readonly string[] = ['apply', 'pay', 'refund', 'cancel', 'full'];

/** What is asked most, each group from the first question of a newcomer on. */
export const FAQ: readonly FaqEntry[] = [
  {
    id: 'what-is-it',
    category: 'General',
    alsoCalled: 'about us concept idea friends friendship network',
    question: `What is ${name}?`,
    answer: `${name} is a community for women who want to meet. You come to small, curated events, such as book clubs, hikes, workshops and long brunches, have coffee with one person at a time, and stay in touch by message.`,
  },
  {
    id: 'who-can-join',
    category: 'General',
    alsoCalled: 'membership register age limit minimum old minor men man husband partner trans requirements',
    question: 'Who can join?',
    answer: `Women aged 18 and over. ${name} is a verified, female-only space, and everyone agrees to the Community Guidelines before creating an account.`,
  },
  {
    id: 'how-it-starts',
    category: 'General',
    alsoCalled: 'join sign up register get started new first steps',
    question: 'How do I start?',
    answer:
      'Find an event you would love to go to, create an account, and apply for a seat. An organizer looks at every application. Once yours is approved, Coffee Chats and Messages open for you as well.',
  },
  {
    id: 'what-it-costs',
    category: 'General',
    alsoCalled: 'price prices fee fees charge cheap expensive subscription membership euro money',
    question: 'What does it cost?',
    answer:
      'An account is free, and so are some events. The others cost credits: one credit is 5 euros, and a single event typically costs 4-10 credits. Every event shows its price before you apply. The Monthly and Quarterly plans are coming soon.',
  },
  {
    id: 'is-it-safe',
    category: 'General',
    alsoCalled: 'safety security trust fake harassment data protection who sees my profile',
    question: 'How do you keep it a safe space?',
    answer:
      'A person, not a program, decides who gets a seat. Other members see your first name, the initial of your last name, your title, bio and photo; those you share an event or a conversation with see your full name. Nobody among them sees your email, phone number, age or city. Only someone who shares an event with you can message you. If something feels wrong, write to us and we will look into it.',
  },
  {
    id: 'apply',
    category: 'Events',
    alsoCalled: 'book booking reserve register attend join an event ticket',
    question: 'How do I apply for an event?',
    answer:
      "Open the event and press 'Apply for Free' or 'Pay & Book'. An organizer then reviews your application. You can follow its status under 'My Applications' on the events page.",
  },
  {
    id: 'pay',
    category: 'Events',
    alsoCalled: 'payment method card credit transfer cash invoice receipt proof reference missing',
    question: 'How do I pay for an event?',
    answer:
      "When you apply for an event that costs credits, you get a reference and a PayPal.me link. Copy the reference, open the link, and paste the reference into the payment note. That is how an organizer finds your payment and confirms your seat. You can find both again on the event and under 'My Applications'. When you have paid, press 'I have paid' there. PayPal emails you a receipt.",
  },
  {
    id: 'cancel',
    category: 'Events',
    alsoCalled: 'cancellation withdraw unbook give back ill sick cannot come change my mind no-show',
    question: 'Can I cancel?',
    answer:
      "Yes. Open the event and press 'Cancel Booking'. Cancellation is free up to 48 hours before the event begins, and no longer free after that. Your seat goes back to the community, and you can apply again while there is room.",
  },
  {
    id: 'refund',
    category: 'Events',
    alsoCalled: 'money back reimbursement reimburse return chargeback repaid',
    question: 'Do I get a refund?',
    answer:
      'If you cancel up to 48 hours before the event begins, you get back what you paid. If you cancel later, an organizer decides; it often depends on whether someone else takes your seat. You also get your money back if the event is cancelled, your application is not approved, or the event is full by the time you pay. Write to us on the Contact page with the reference of your application. An organizer then sends the money back through PayPal, to the account it came from.',
  },
  {
    id: 'full',
    category: 'Events',
    alsoCalled: 'sold out waiting list waitlist no seats left fully booked',
    question: 'The event I want is full. What now?',
    answer:
      'Check back now and then. When someone cancels, her seat opens at once and you can apply for it. If you keep the page open, it updates by itself.',
  },
  {
    id: 'come-alone',
    category: 'Events',
    alsoCalled: 'shy nervous by myself',
    question: 'Can I come alone?',
    answer:
      'Please do. Most people come alone the first time. Groups are small on purpose, and the host makes sure that nobody is left out.',
  },
  {
    id: 'needs',
    category: 'Events',
    alsoCalled:
      'allergy allergies vegan vegetarian gluten allergic food wheelchair accessible accessibility step-free baby child kids late',
    question: 'Allergies, access, children: whom do I ask?',
    answer:
      'Every event is different: what is known stands in its description. Write to us on the Contact page before you apply, and name the event. An organizer asks the host and answers you by email. Do the same if you know that you will come late.',
  },
  {
    id: 'bring-a-friend',
    category: 'Events',
    alsoCalled: 'guest plus one partner together two seats somebody else',
    question: 'Can I bring a friend?',
    answer:
      'Each seat belongs to the one who applied for it. A friend creates an account of her own and applies for the same event; an organizer looks at both applications.',
  },
  {
    id: 'coffee-chat',
    category: 'Coffee Chats',
    alsoCalled: 'meeting match one-to-one date',
    question: 'What is a coffee chat?',
    answer:
      'A coffee with one other woman, matched by interests. You tell us when you have time, and we look for someone who would like to meet then and cares about the same things.',
  },
  {
    id: 'coffee-chat-request',
    category: 'Coffee Chats',
    alsoCalled: 'book a coffee chat schedule available times',
    question: 'How do I request a coffee chat?',
    answer:
      "On the Coffee Chats page, press 'Request Coffee Chat', choose 1 to 3 days with the times that suit you, and send it. You can cancel it as long as it is pending.",
  },
  {
    id: 'coffee-chat-access',
    category: 'Coffee Chats',
    alsoCalled: 'locked no access permission cannot write message',
    question: "Why can't I open Coffee Chats or Messages?",
    answer:
      'Both open with member access, which you get with your first approved event application or with a subscription. To get started, apply for an event.',
  },
  {
    id: 'report-or-block',
    category: 'Account',
    alsoCalled: 'harassment unsafe abuse rude spam complaint stalking',
    question: 'How do I block or report someone?',
    answer:
      "Press her name to open her card, which has 'Block' and 'Report'. To report a single message, use 'Report this message' beside it. Once you block her, neither of you sees the other, and a coffee chat that you two agreed on is cancelled; she is not told that you blocked her, and you can unblock her at any time. An organizer reads your report with a copy of what you reported. The other member is not told who sent it.",
  },
  {
    id: 'notifications',
    category: 'Account',
    alsoCalled: 'emails mails newsletter unsubscribe mute push alerts reminders quiet too many',
    question: 'How do I change my notifications?',
    answer: `Open the bell and press 'Notification settings'. There you choose what also reaches you by email and on your devices, and set quiet hours. ${ALWAYS_TOLD}`,
  },
  {
    id: 'confirmation-email',
    category: 'Account',
    alsoCalled: 'mail not arrived verify verification resend link expired',
    question: "I didn't get a confirmation email.",
    answer:
      'Please check your spam folder first. If it is not there either, try to sign in: the page then offers to send the email again. Its link works on any device.',
  },
  {
    id: 'forgot-password',
    category: 'Account',
    alsoCalled: 'reset password cannot log in login sign in locked out',
    question: 'I forgot my password.',
    answer:
      "Press 'Forgot password?' on the sign-in page and enter your email. If the address belongs to an account, a link to choose a new password arrives within a few minutes.",
  },
  {
    id: 'edit-profile',
    category: 'Account',
    alsoCalled:
      'settings picture update telephone number moved town instagram linkedin interests new address',
    question: 'How do I change my profile?',
    answer: `On My Profile, you can change your photo, name, professional title and bio. This works without a connection, too: your changes are kept on your device and sent when you are back online. For your email, phone, city, age, links or interests, write to ${DEFAULT_BRAND.supportEmail} from the address of your account: we change them for you.`,
  },
  {
    id: 'delete-account',
    category: 'Account',
    alsoCalled: 'remove close leave unsubscribe quit gdpr my data',
    question: 'How do I delete my account?',
    answer: `Write to ${DEFAULT_BRAND.supportEmail} from the address of your account. We delete your profile and everything in it, and tell you when it is done.`,
  },
];
