/** How an application is paid, shown before PayPal opens. */
export const paymentStepsTexts = {
  title: 'Two steps to your seat',
  lead: 'Your application is in. Pay {amount} to complete it.',
  /** Where there is a time to pay. */
  leadDue: 'Your application is in. Pay {amount} by {date} to complete it; after that it expires.',
  copyStep: 'Copy your reference',
  copyWhy:
    'Paste it into the payment note, so that an organizer can find your payment and confirm your seat.',
  copy: 'Copy reference',
  copied: 'Copied',
  notCopied: 'The browser did not copy it. Please mark it and copy it by hand, or write it down.',
  payStep: 'Pay {amount} with PayPal',
  payWhy: 'PayPal opens in a new tab. Paste the reference where it asks for a note.',
  pay: 'Pay {amount} with PayPal',
  later: 'Pay later',
  laterHint: 'You can find the link and the reference again on the event and under My Applications.',
} as const;
