import type { StripGroup } from './strip.ts';

/** What admins come to do. */
export const admins: StripGroup = {
  title: 'Admins',
  strips: [
    {
      id: 'decide',
      title: 'Decide about an application',
      says: 'An admin approves or denies what waits.',
      steps: [
        {
          story: 'flows-admin-tools--overview',
          says: 'Above everything stands what waits, and since when.',
        },
        { story: 'flows-pending-bookings--waiting', says: 'The bookings that wait, newest first.' },
        {
          story: 'admin-pending-bookings--held',
          lookAt: 70,
          says: 'She decides. For ten seconds nothing is sent, and she can undo it.',
          branches: [
            {
              whatIf: 'What if she denies?',
              steps: [{ story: 'flows-pending-bookings--denies', says: 'The booking leaves the list too.' }],
            },
            {
              whatIf: 'What if there is no seat left?',
              steps: [
                {
                  story: 'flows-pending-bookings--last-seat',
                  says: 'The admin reads that the event is full. The booking stays to be decided.',
                },
              ],
            },
            {
              whatIf: 'What if another admin was faster?',
              steps: [
                {
                  story: 'flows-pending-bookings--decided-before',
                  says: 'She reads who decided, and nothing is changed.',
                },
              ],
            },
            {
              whatIf: 'What if the network goes?',
              steps: [
                {
                  story: 'flows-pending-bookings--decision-fails',
                  says: 'She is told. The booking is still to be decided.',
                },
              ],
            },
          ],
        },
        { story: 'flows-pending-bookings--approves', says: 'It is approved, and leaves the list.' },
        { story: 'flows-shell--later-approval', says: 'What the member reads: which seat is hers.' },
      ],
    },
    {
      id: 'take-back',
      title: 'Undo an approval',
      says: 'Within ten seconds a decision is undone as if it had never been. Later the member is removed, with a reason.',
      steps: [
        {
          story: 'admin-pending-bookings--held',
          lookAt: 70,
          says: 'For ten seconds her decision is not sent, and she can undo it.',
          branches: [
            {
              whatIf: 'What if she lets the ten seconds pass?',
              steps: [
                {
                  story: 'flows-admin-tools--taken-back',
                  says: 'It is sent, and the member is told.',
                },
              ],
            },
          ],
        },
        {
          story: 'flows-pending-bookings--held',
          says: 'Undone, the booking waits as before. The member hears nothing.',
        },
        {
          story: 'flows-admin-desks--removal-asked',
          says: 'Later she removes the approved member from the event, and must say why.',
          branches: [
            {
              whatIf: 'What if the member cancelled meanwhile?',
              steps: [{ story: 'flows-admin-desks--removal-late', says: 'She is told. Nobody is removed.' }],
            },
            {
              whatIf: 'What if another admin removed her already?',
              steps: [{ story: 'flows-two-admins--removal', says: 'She is told. Nobody is removed twice.' }],
            },
            {
              whatIf: 'What if the network goes?',
              steps: [
                { story: 'flows-admin-desks--removal-fails', says: 'She is told that nothing has changed.' },
              ],
            },
          ],
        },
        {
          story: 'flows-admin-desks--removed',
          says: 'She could undo this too for ten seconds. Now it is sent: the seat is free, and a notice says so.',
        },
        {
          story: 'mails--seat-removed',
          says: 'What the member reads by email: her seat was taken back, and why.',
        },
        {
          story: 'cards-application-card--denied-with-notes',
          says: 'In the app her application is not approved any more, with the reason. She may apply again while there are seats.',
        },
        {
          story: 'flows-admin-desks--refunds',
          says: 'If she had paid, her money waits under Refunds until an admin has sent it back and says so.',
        },
      ],
    },
    {
      id: 'match-a-statement',
      title: 'Match a PayPal statement',
      says: 'An admin brings what came to PayPal together with what is awaited.',
      steps: [
        {
          story: 'flows-admin-desks--payments',
          says: 'Each booking says what is awaited and what came.',
          branches: [
            {
              whatIf: 'What if the file is no statement?',
              steps: [
                { story: 'flows-admin-desks--no-statement', says: 'It is refused, and she reads why.' },
              ],
            },
          ],
        },
        {
          story: 'flows-admin-desks--matched',
          says: 'She opens a statement, and sees what fits, what does not and what is double. Nothing is recorded yet.',
        },
        { story: 'admin-desks--assigning', says: 'She gives a line to a booking by hand.' },
        {
          story: 'flows-admin-desks--recorded',
          says: 'She confirms. It is recorded, and the booking is paid.',
          branches: [
            {
              whatIf: 'What if the amount fits no price?',
              steps: [
                {
                  story: 'flows-admin-desks--recorded-with-rest',
                  says: 'It can be recorded too. What is too much waits to go back.',
                },
              ],
            },
            {
              whatIf: 'What if the network goes?',
              steps: [{ story: 'flows-admin-desks--record-fails', says: 'She reads how far it came.' }],
            },
          ],
        },
      ],
    },
    {
      id: 'refund',
      title: 'Refund',
      says: 'An admin settles what was paid for a booking that is no more.',
      steps: [
        {
          story: 'cards-application-card--cancelled-paid',
          says: 'A member gave up a seat that she had paid for.',
        },
        {
          story: 'flows-admin-desks--refunds',
          says: 'It waits under Refunds. The admin sends it back by PayPal, and says here that it is settled.',
          branches: [
            {
              whatIf: 'What if another admin settled it?',
              steps: [{ story: 'flows-two-admins--refund', says: 'She reads who did, and how.' }],
            },
            {
              whatIf: 'What if the network goes?',
              steps: [{ story: 'flows-admin-desks--refund-fails', says: 'It stays open, and she is told.' }],
            },
          ],
        },
        {
          story: 'flows-admin-desks--went-back',
          says: 'A refund that stands in the statement leads to its booking.',
        },
      ],
    },
    {
      id: 'handle-a-report',
      title: 'Handle a report',
      says: 'An admin reads what a member reported, and decides.',
      steps: [
        { story: 'flows-conversation--reported', says: 'A member reports a message.' },
        {
          story: 'flows-admin-desks--reports',
          says: 'It stands there as it was made. The admin decides, and writes a note.',
          branches: [
            {
              whatIf: 'What if another admin decided it?',
              steps: [{ story: 'flows-two-admins--report', says: 'She reads whose note is kept.' }],
            },
            {
              whatIf: 'What if the network goes?',
              steps: [
                {
                  story: 'flows-admin-desks--report-decision-fails',
                  says: 'The report is still open, and she is told.',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'edit-an-event',
      title: 'Create, edit and delete an event',
      says: 'An admin writes an event, changes it, and takes it away.',
      steps: [
        {
          story: 'screens-events-for-admins--creating',
          says: 'She writes it beside the card that it becomes.',
          branches: [
            {
              whatIf: 'What if the network goes?',
              steps: [
                {
                  story: 'screens-events-for-admins--created-offline',
                  says: 'It waits on her device, and is sent when the connection is back.',
                },
              ],
            },
          ],
        },
        { story: 'screens-events-for-admins--created', says: 'It is saved, and its card is there.' },
        {
          story: 'screens-events-for-admins--editing',
          says: 'She moves it, and reads who is told before she saves.',
          branches: [
            {
              whatIf: 'What if another admin changed it too?',
              steps: [
                {
                  story: 'screens-events-for-admins--conflict',
                  says: 'She reads both versions and decides. Nothing is overwritten unseen.',
                },
              ],
            },
          ],
        },
        { story: 'screens-events-for-admins--edited', says: 'The change stands on the card at once.' },
        {
          story: 'screens-events-for-admins--deleting',
          says: 'Before she deletes it she reads what becomes of those who applied.',
          branches: [
            {
              whatIf: 'What if members have paid?',
              steps: [
                { story: 'screens-events-for-admins--deleting-paid', says: 'She is asked a second time.' },
              ],
            },
            {
              whatIf: 'What if the network goes?',
              steps: [
                {
                  story: 'flows-event-editor--delete-fails',
                  says: 'Nothing is deleted, and the question stays open.',
                },
              ],
            },
          ],
        },
        { story: 'screens-events-for-admins--deleted', says: 'It is gone from the page.' },
      ],
    },
  ],
};
