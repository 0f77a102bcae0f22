/** The address that calls a number, however it is written: its digits, and the plus of its country. */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
