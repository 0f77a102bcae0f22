import type { StripGroup } from './strip.ts';

/** What members do with each other. */
export const people: StripGroup = {
  title: 'Other members',
  strips: [
    {
      id: 'ask-for-coffee',
      title: 'Ask for a coffee chat',
      says: 'A member asks another one, or anybody, to meet over coffee.',
      steps: [
        {
          story: 'screens-coffee-chats--default',
          says: 'She sees what she is asked, whom she could ask, and how her requests stand.',
        },
        { story: 'flows-coffee-chat-dates--picked', says: 'She picks days and times that suit her.' },
        {
          story: 'flows-coffee-chats--sending',
          says: 'Her request is on its way.',
          branches: [
            {
              whatIf: 'What if the network goes?',
              steps: [
                {
                  story: 'flows-coffee-chats--fails',
                  says: 'She is told. What she chose stays, and can be sent again.',
                },
              ],
            },
          ],
        },
        {
          story: 'flows-coffee-chats--sends',
          says: 'It is sent, and stands in her list.',
          branches: [
            {
              whatIf: 'What if she changes her mind?',
              steps: [
                {
                  story: 'flows-coffee-chats--cancels',
                  says: 'She is asked once, and the request is cancelled.',
                },
              ],
            },
          ],
        },
        {
          story: 'flows-shell--coffee-accepted',
          says: 'The other one accepts. She reads it on whatever page she is.',
          branches: [
            {
              whatIf: 'What if the other one declines?',
              steps: [
                { story: 'flows-shell--coffee-declined', says: 'She reads it, and no reason is given.' },
              ],
            },
          ],
        },
        {
          story: 'cards-coffee-chat--accepted',
          says: 'The time that was picked stands there, ready for her calendar.',
        },
      ],
    },
    {
      id: 'answer-coffee',
      title: 'Answer a coffee chat',
      says: 'A member is asked, and accepts or declines.',
      steps: [
        {
          story: 'flows-shell--asked-for-coffee',
          says: 'She reads on whatever page she is that she is asked.',
        },
        {
          story: 'cards-coffee-chat-invitation--default',
          says: 'She picks one of the times.',
          branches: [
            {
              whatIf: 'What if she would rather not?',
              steps: [
                {
                  story: 'flows-coffee-chats--declines',
                  says: 'She is asked once, and the invitation goes.',
                },
              ],
            },
            {
              whatIf: 'What if it was cancelled meanwhile?',
              steps: [
                { story: 'flows-coffee-chats--cancelled-meanwhile', says: 'She is told, and it goes.' },
              ],
            },
            {
              whatIf: 'What if the time has passed?',
              steps: [
                {
                  story: 'flows-coffee-chats--passed-meanwhile',
                  says: 'She is told, and nothing is accepted.',
                },
              ],
            },
            {
              whatIf: 'What if the network goes?',
              steps: [
                {
                  story: 'flows-coffee-chats--answer-fails',
                  says: 'She is told, and can send her answer again.',
                },
              ],
            },
          ],
        },
        { story: 'flows-coffee-chats--accepts', says: 'She accepts, and both see it.' },
      ],
    },
    {
      id: 'write',
      title: 'Write a message',
      says: 'A member writes to somebody from an event they share.',
      steps: [
        {
          story: 'screens-messages--list',
          says: 'Her conversations: with whom, what was said last, what is unread.',
        },
        { story: 'flows-new-message--people', says: 'For a new one she picks somebody from a shared event.' },
        { story: 'flows-conversation--opened', says: 'The conversation is open.' },
        {
          story: 'flows-conversation--sending',
          says: 'Her message stands there at once, while it is on its way.',
          branches: [
            {
              whatIf: 'What if no answer comes?',
              steps: [
                {
                  story: 'flows-conversation--unanswered',
                  says: 'It is not called sent, and she can try again.',
                },
              ],
            },
            {
              whatIf: 'What if there is no network?',
              steps: [{ story: 'flows-conversation--offline', says: 'Her text stays in the box.' }],
            },
            {
              whatIf: 'What if she may not write to her any more?',
              steps: [{ story: 'flows-conversation--refused', says: 'She is told so.' }],
            },
          ],
        },
        { story: 'flows-conversation--live', says: 'The answer appears by itself, and counts as read.' },
      ],
    },
    {
      id: 'block-and-report',
      title: 'Block and report',
      says: 'A member wants nothing more of somebody, or tells the admins about her.',
      steps: [
        {
          story: 'flows-member-card--card',
          says: 'She presses a face, and the card of that member opens.',
          branches: [
            {
              whatIf: 'What if she reports instead?',
              steps: [
                {
                  story: 'flows-member-card--reported',
                  says: 'The admins read her report. She is thanked for it.',
                },
                {
                  story: 'flows-conversation--reported',
                  says: 'A single message can be reported too. The admins read it as it was.',
                },
                {
                  story: 'flows-member-card--report-failed',
                  says: 'When a report cannot be sent, what she wrote stays.',
                },
              ],
            },
            {
              whatIf: 'What if the network goes?',
              steps: [
                { story: 'flows-member-card--block-failed', says: 'She is told that nothing was changed.' },
              ],
            },
          ],
        },
        { story: 'flows-member-card--blocked', says: 'She is asked once, and the member is blocked.' },
        {
          story: 'flows-conversation--blocked',
          says: 'In their conversation nothing can be written any more. The way back stands there.',
        },
        { story: 'screens-safety--default', says: 'Whoever is blocked is listed under Safety.' },
        { story: 'screens-safety--unblocked', says: 'She takes it back, and the list is empty again.' },
      ],
    },
  ],
};
