import type { Strip, StripBranch, StripGroup } from './strip.ts';

const noAnswer: StripBranch = {
  whatIf: 'What if the network goes?',
  steps: [
    {
      story: 'flows-applying--verifying',
      says: 'Before anything is said it looks whether the application arrived.',
    },
    {
      story: 'flows-applying--nobody-knows',
      says: 'When looking fails too she reads that no answer came. Trying again cannot book her twice.',
    },
  ],
};

const filledUp: StripBranch = {
  whatIf: 'What if the event fills up?',
  steps: [
    {
      story: 'flows-applying--full',
      says: 'The last seat went a moment ago. She reads that the event is full, and the button says so.',
    },
  ],
};

const freeEvent: Strip = {
  id: 'free-event',
  title: 'Find and apply: a free event',
  says: 'A member finds an event that costs nothing and applies for it.',
  steps: [
    {
      story: 'screens-events--for-member',
      says: 'She looks at what is on.',
      branches: [
        {
          whatIf: 'What if there is no network?',
          steps: [
            {
              story: 'flows-events--from-cache',
              says: 'She sees the events as this device read them last, with the time of it.',
            },
          ],
        },
      ],
    },
    { story: 'cards-event-card--back', says: 'The back of the card tells the whole story.' },
    {
      story: 'flows-applying--available',
      says: 'A seat is free. She presses Apply for Free.',
      branches: [
        {
          whatIf: 'What if she is not signed in?',
          steps: [
            {
              story: 'flows-applying--visitor-is-sent-to-sign-in',
              says: 'She reads that she must sign in, and is led there.',
            },
          ],
        },
      ],
    },
    {
      story: 'flows-applying--applying',
      says: 'Her application is on its way. The button waits.',
      branches: [
        filledUp,
        {
          whatIf: 'What if she applied in another tab already?',
          steps: [
            { story: 'flows-applying--already-applied', says: 'She reads that her application is there.' },
          ],
        },
        noAnswer,
        {
          whatIf: 'What if the server is down?',
          steps: [
            { story: 'flows-applying--server-down', says: 'Nothing is booked, and she may try again.' },
          ],
        },
      ],
    },
    { story: 'flows-applying--submitted', says: 'It is in, and waits for an admin.' },
    {
      story: 'screens-events--my-applications',
      says: 'Under My Applications she finds everything she applied for.',
    },
  ],
};

const paidEvent: Strip = {
  id: 'paid-event',
  title: 'Find and apply: a paid event',
  says: 'A member applies for an event that costs something, pays, and gets her seat.',
  steps: [
    { story: 'screens-events--for-member', says: 'She looks at what is on.' },
    { story: 'cards-event-card--paid', says: 'The card says what it costs and offers Pay & Book.' },
    {
      story: 'cards-event-card--applying',
      says: 'Her application is on its way. The button waits.',
      branches: [
        filledUp,
        {
          whatIf: 'What if the payment link is missing?',
          steps: [
            {
              story: 'flows-applying--contact-admin',
              says: 'Her application is in. She is asked to contact an admin about paying.',
            },
            {
              story: 'cards-event-card--pending-without-link',
              says: 'Her card goes on saying whom to ask, for as long as there is no link.',
            },
          ],
        },
        noAnswer,
      ],
    },
    {
      story: 'flows-applying--due',
      says: 'It is in. She reads how to pay before anything is opened: the amount, and the reference to write.',
      branches: [
        {
          whatIf: 'What if she pays later?',
          steps: [
            {
              story: 'flows-applying--payment-postponed',
              says: 'She reads where link and reference stay.',
            },
          ],
        },
      ],
    },
    {
      story: 'flows-applying--payment-opened',
      says: 'PayPal opens in another tab. Here she reads once more by which reference she pays.',
    },
    {
      story: 'mails--payment-due',
      says: 'An email says it too: the amount, the link, the reference, and by when.',
    },
    {
      story: 'cards-application-card--said-paid',
      says: 'Back from paying she says that she has paid. An admin matches it with what came.',
      branches: [
        {
          whatIf: 'What if the money does not fit?',
          steps: [
            {
              story: 'flows-payment-verification--not-paid',
              says: 'Nothing is confirmed, and she reads whom to ask.',
            },
          ],
        },
        {
          whatIf: 'What if the network goes while her payment is looked up?',
          steps: [
            {
              story: 'flows-payment-verification--unanswered',
              says: 'No payment is called failed. She can look again.',
            },
          ],
        },
      ],
    },
    {
      story: 'flows-shell--first-approval',
      says: 'An admin has approved, and she is told. Her first approval opens Coffee Chats and Messages.',
    },
    { story: 'cards-event-card--booked', says: 'Her card says Booked & Paid.' },
    {
      story: 'cards-event-card--back-booked',
      says: 'Its back says until when cancelling is free, and has the way to give the seat back.',
    },
  ],
};

const decided: Strip = {
  id: 'decided',
  title: 'Be approved or refused',
  says: 'An application waits until an admin decides, and its member is told.',
  steps: [
    {
      story: 'cards-event-card--pending',
      says: 'Her application waits. She can pay and she can cancel.',
      branches: [
        {
          whatIf: 'What if she is refused?',
          steps: [
            {
              story: 'cards-event-card--denied-with-notes',
              says: 'The card says so, with the admin’s note.',
            },
            { story: 'cards-event-card--denied', says: 'Without a note too she may apply again.' },
            {
              story: 'cards-event-card--denied-and-full',
              says: 'If the event has filled up meanwhile there is nothing to apply for.',
            },
          ],
        },
        {
          whatIf: 'What if the decision comes while she looks at the page?',
          steps: [
            {
              story: 'cards-event-card--status-arrives',
              says: 'The card changes by itself, and a screen reader says it.',
            },
          ],
        },
        {
          whatIf: 'What if the network is away and nobody knows how she stands?',
          steps: [
            {
              story: 'cards-event-card--own-state-unknown',
              says: 'The card says that it cannot tell, and offers nothing that could book twice.',
            },
          ],
        },
      ],
    },
    {
      story: 'flows-shell--first-approval',
      says: 'She is approved for the first time: Coffee Chats and Messages are open now, and the bell says so.',
      branches: [
        {
          whatIf: 'What if it is not her first approval?',
          steps: [{ story: 'flows-shell--later-approval', says: 'She reads which seat is hers.' }],
        },
      ],
    },
    { story: 'cards-event-card--approved', says: 'Her card has an entry for her calendar.' },
    { story: 'screens-event--approved', says: 'The event’s page shows her seat.' },
  ],
};

const cancelInTime: Strip = {
  id: 'cancel-in-time',
  title: 'Cancel before the free deadline',
  says: 'A member gives her seat back more than 48 hours before the event begins.',
  steps: [
    { story: 'flows-cancelling--idle', says: 'She presses Cancel Booking on her card.' },
    {
      story: 'flows-cancelling--confirming',
      says: 'She is asked whether she is sure, and reads what it means for her money.',
      branches: [
        {
          whatIf: 'What if she has no seat yet?',
          steps: [
            {
              story: 'flows-cancelling--withdrawn',
              says: 'Her application is taken back. No word of a spot she never had.',
            },
          ],
        },
      ],
    },
    {
      story: 'flows-cancelling--cancelling',
      says: 'It is being cancelled. Both buttons wait.',
      branches: [
        {
          whatIf: 'What if the network goes?',
          steps: [
            {
              story: 'flows-cancelling--verifying',
              says: 'Before anything is said it looks what became of it.',
            },
            {
              story: 'flows-cancelling--arrived-unanswered',
              says: 'It had arrived: she reads that it is done.',
            },
            {
              story: 'flows-cancelling--nobody-knows',
              says: 'When looking fails too, the question stays open and says that nobody knows.',
            },
          ],
        },
      ],
    },
    { story: 'flows-cancelling--cancelled', says: 'It is done, and the event may be booked again.' },
    {
      story: 'cards-application-card--cancelled-paid',
      says: 'What she paid keeps its reference, and she reads whom to ask for it.',
    },
  ],
};

const cancelLate: Strip = {
  id: 'cancel-late',
  title: 'Cancel after the free deadline',
  says: 'A member gives her seat back when less than 48 hours are left.',
  steps: [
    { story: 'flows-cancelling--idle', says: 'She presses Cancel Booking on her card.' },
    {
      story: 'flows-cancelling--confirming-late',
      says: 'The question says that free cancellation has ended, and since when.',
      branches: [
        {
          whatIf: 'What if the network goes?',
          steps: [
            {
              story: 'flows-cancelling--nobody-knows',
              says: 'The question stays open, and says that no answer came.',
            },
          ],
        },
      ],
    },
    {
      story: 'flows-cancelling--cancelled-paid-late',
      says: 'It is done. She reads by when it would have been free, and whom to ask.',
    },
    { story: 'cards-application-card--cancelled-late', says: 'Whether she is refunded is up to the admin.' },
  ],
};

/** From finding an event to giving the seat back. */
export const events: StripGroup = {
  title: 'Events',
  strips: [freeEvent, paidEvent, decided, cancelInTime, cancelLate],
};
