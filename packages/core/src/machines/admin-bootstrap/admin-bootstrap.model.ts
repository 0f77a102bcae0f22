import { DataError } from '../../data-port/errors.ts';
import { defineModel } from '../testing/model.ts';
import { adminBootstrapMachine } from './admin-bootstrap.machine.ts';

const from = 'admin.claim';

/** Becoming the first admin: what can happen, and what the states mean. */
export const adminBootstrapModel = defineModel({
  machine: adminBootstrapMachine,
  title: 'Becoming the first admin',
  input: { userId: '00000000-0000-4000-8000-000000000002' },
  samples: {
    claims: { says: "She presses 'Become Admin'", send: { type: 'claim.make' } },
    'finds-claim': { says: 'A claim of hers waits on this device', send: { type: 'claim.find' } },
    settles: {
      says: 'It does not wait any more, and nobody knows why',
      send: { type: 'claim.settle', outcome: null },
    },
    'settles-granted': {
      says: 'The claim that waited was granted',
      send: { type: 'claim.settle', outcome: { type: 'granted' } },
    },
    'settles-restricted': {
      says: 'The claim that waited was refused: another account is the designated one',
      send: { type: 'claim.settle', outcome: { type: 'refused', code: 'admin-restricted' } },
    },
    grants: { says: 'The server makes her an admin', from, output: { type: 'granted' } },
    queues: {
      says: 'There is no connection: it is stored',
      from,
      output: { type: 'queued', connected: false },
    },
    'queues-online': {
      says: 'The server does not answer: it is stored',
      from,
      output: { type: 'queued', connected: true },
    },
    'comes-late': {
      says: 'Somebody else was first',
      from,
      output: { type: 'refused', code: 'admin-exists' },
    },
    restricts: {
      says: 'Another account is the designated one',
      from,
      output: { type: 'refused', code: 'admin-restricted' },
    },
    fails: {
      says: 'The server refuses for another reason',
      from,
      output: { type: 'refused', code: 'forbidden' },
    },
    breaks: { says: 'Something unexpected went wrong', from, error: new DataError('unexpected') },
    'no-room': { says: 'It can be neither sent nor stored', from, error: new DataError('network') },
  },
  states: {
    idle: { says: "While nobody is an admin, 'Become Admin' is offered.", answers: ['R-395', 'R-378'] },
    claiming: { says: "The button reads 'Granting access...'.", answers: ['R-395', 'A-40'] },
    queued: { says: 'The claim waits on this device, and the panel says so.', answers: ['R-397', 'R-155'] },
    granted: { says: 'She is an admin, and sees the tools.', answers: ['R-400', 'R-257'] },
  },
  always: {
    'the claim is hers': ({ context }) => context.userId === '00000000-0000-4000-8000-000000000002',
    'a problem is told at rest alone': (snapshot) =>
      snapshot.matches('idle') || snapshot.context.problem === null,
  },
});
