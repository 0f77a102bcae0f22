/** The key of what a statement is matched with; alone, as every member's page has it. */
export const PAYMENT_TARGETS_KEY = ['admin-tools', 'payment-targets'] as const;
