// Links in mails: confirming an address, a new password, the confirmation once more.
export { resendOf } from './confirmation-resends.ts';
export { useAccountCode } from './use-account-code.ts';
