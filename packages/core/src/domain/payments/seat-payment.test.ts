import { expect, it } from 'vitest';
import { seatPayment } from './seat-payment.ts';

const at = '2026-11-20T10:00:00+00:00';
const received = { amountCents: 500, at, byHandCents: 0 };

it.each([
  ['free', { amountCents: 0, received: null, isApproved: true, paidStatedAt: null }],
  ['received', { amountCents: 500, received, isApproved: true, paidStatedAt: at }],
  ['by-hand', { amountCents: 500, received: null, isApproved: true, paidStatedAt: at }],
  ['stated', { amountCents: 500, received: null, isApproved: false, paidStatedAt: at }],
  ['nothing', { amountCents: 500, received: null, isApproved: false, paidStatedAt: null }],
] as const)('of a seat is %s (A-100)', (state, seat) => {
  expect(seatPayment(seat)).toBe(state);
});
