import type { StripGroup } from './strip.ts';

/** From the first page to a filled profile. */
export const joining: StripGroup = {
  title: 'Becoming a member',
  strips: [
    {
      id: 'join',
      title: 'Join',
      says: 'A visitor creates her account in two steps.',
      steps: [
        {
          story: 'screens-home--default',
          says: 'She reads what Sorella is, what is on and what it costs, and presses Join Now.',
        },
        {
          story: 'flows-joining--introducing',
          says: 'The first step asks who she is.',
          branches: [
            {
              whatIf: 'What if she leaves something out?',
              steps: [
                {
                  story: 'flows-joining-what-is-told--missing',
                  says: 'She is told what is missing, and the field is marked.',
                },
              ],
            },
            {
              whatIf: 'What if she closed the page and comes back?',
              steps: [
                {
                  story: 'flows-joining--restored',
                  says: 'What she typed is there again for 24 hours, but for her password.',
                },
              ],
            },
          ],
        },
        { story: 'flows-joining--answering', says: 'The second step asks what she likes and hopes for.' },
        {
          story: 'flows-joining--creating',
          says: 'Her account is being made.',
          branches: [
            {
              whatIf: 'What if her address has an account already?',
              steps: [
                {
                  story: 'flows-joining--taken',
                  says: 'She is led back to the address. Everything else is still there.',
                },
              ],
            },
            {
              whatIf: 'What if her password is too weak?',
              steps: [
                {
                  story: 'flows-joining--weak-password',
                  says: 'She is led back to the password, and reads why.',
                },
              ],
            },
            {
              whatIf: 'What if the network goes?',
              steps: [
                {
                  story: 'flows-joining-what-is-told--offline',
                  says: 'She is told. Her answers stay, and she can send them again.',
                },
                {
                  story: 'flows-joining--no-answer',
                  says: 'The same when no answer comes: nothing she wrote is lost.',
                },
              ],
            },
          ],
        },
        {
          story: 'flows-joining--departing',
          says: 'The account is made. She reads that an email waits for her.',
          branches: [
            {
              whatIf: 'What if no email comes?',
              steps: [
                { story: 'flows-joining--pausing', says: 'She stays, and reads where it may be.' },
                { story: 'flows-joining--idle', says: 'After a minute she can have it sent again.' },
                { story: 'flows-joining--resending', says: 'It is being sent again.' },
                {
                  story: 'flows-joining--sent-again',
                  says: 'It was sent. The words are the same for every address.',
                },
              ],
            },
          ],
        },
        {
          story: 'flows-sign-in--joined',
          says: 'The sign-in page comes by itself, and says that the email comes first.',
        },
      ],
    },
    {
      id: 'confirm',
      title: 'Confirm the address and fill the profile',
      says: 'She follows the link in her email, signs in, and her answers become her profile.',
      steps: [
        {
          story: 'flows-email-confirmation--confirming',
          says: 'The link in her email opens the page, which looks whether it is good.',
          branches: [
            {
              whatIf: 'What if the link has expired?',
              steps: [
                {
                  story: 'flows-email-confirmation--spent',
                  says: 'She reads that the link was used or is too old, and what to try.',
                },
                { story: 'flows-sign-in-help--resend-idle', says: 'At sign-in she can ask for a new one.' },
                {
                  story: 'flows-sign-in-help--resend-sent',
                  says: 'It is on its way. She can ask once more after a minute.',
                },
              ],
            },
            {
              whatIf: 'What if the network goes?',
              steps: [
                {
                  story: 'flows-email-confirmation--unanswered',
                  says: 'The link is not called bad. It is kept for another try.',
                },
              ],
            },
          ],
        },
        { story: 'flows-email-confirmation--confirmed', says: 'It is good. She goes on to signing in.' },
        { story: 'flows-session--signing-in', says: 'She signs in.' },
        {
          story: 'flows-setting-up-a-profile--applying',
          says: 'What she told when she joined is saved to her profile while she looks around.',
          branches: [
            {
              whatIf: 'What if the network goes?',
              steps: [
                {
                  story: 'flows-setting-up-a-profile--interrupted',
                  says: 'It tries again by itself, and when the connection is back.',
                },
              ],
            },
            {
              whatIf: 'What if the server fails?',
              steps: [
                {
                  story: 'flows-setting-up-a-profile--unfinished',
                  says: 'She is told that nothing is lost.',
                },
              ],
            },
          ],
        },
        { story: 'flows-setting-up-a-profile--finished', says: 'Her profile is filled.' },
        { story: 'flows-profile--changed', says: 'Later she changes a line. It says so: not saved yet.' },
        {
          story: 'flows-profile--saving',
          says: 'While it is saved she can go on typing.',
          branches: [
            {
              whatIf: 'What if the network goes?',
              steps: [
                {
                  story: 'flows-profile--queued',
                  says: 'Her change waits on the device, and is sent when the connection is back.',
                },
              ],
            },
            {
              whatIf: 'What if she changed it on another device as well?',
              steps: [
                { story: 'flows-profile--conflicted', says: 'She reads both versions and decides.' },
                {
                  story: 'flows-profile--kept-hers',
                  says: 'She keeps this one, and it is saved over the other.',
                },
              ],
            },
          ],
        },
        { story: 'flows-profile--saved', says: 'It is saved.' },
      ],
    },
  ],
};
