// The page that a payment leads back to: whether the money has come.
export { isToldByPayment } from './verification.ts';
