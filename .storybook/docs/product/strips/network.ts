import type { StripGroup } from './strip.ts';

/** What is told of the connection, and what waits for it. */
export const network: StripGroup = {
  title: 'The network',
  strips: [
    {
      id: 'lose-the-network',
      title: 'Lose the network, and find it again',
      says: 'The connection goes in the middle of something. What she does waits for it.',
      steps: [
        { story: 'flows-connection--settled', says: 'A good connection is not talked about.' },
        {
          story: 'flows-connection--doubting',
          says: 'A request gets no answer. It is looked into before anything is said.',
        },
        {
          story: 'flows-connection--probing',
          says: 'The connection is away. She reads which attempt is being made to find it.',
        },
        { story: 'flows-connection--waiting', says: 'Between two attempts the line stays.' },
        {
          story: 'flows-connection--offline',
          says: 'After three attempts it says that she is offline, and offers another try.',
        },
        {
          story: 'flows-sync--waiting',
          says: 'What she changed meanwhile waits in the header, for as long as it takes.',
          branches: [
            {
              whatIf: 'What if it was changed elsewhere meanwhile?',
              steps: [
                { story: 'flows-sync--in-conflict', says: 'Both versions are shown, and she decides.' },
              ],
            },
            {
              whatIf: 'What if she signs out while something waits?',
              steps: [
                { story: 'flows-sync--signing-out', says: 'She reads what becomes of it, and decides.' },
              ],
            },
          ],
        },
        { story: 'flows-connection--verifying', says: 'She tries again, and it asks.' },
        { story: 'flows-connection--restored', says: 'The connection is back. It says so once.' },
        {
          story: 'flows-sync--synced',
          says: 'What waited is sent by itself, and there is nothing left to see.',
        },
      ],
    },
  ],
};
