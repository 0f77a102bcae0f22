/** What a payment is for, as the provider was told when it began. */
export type PaymentSubject =
  /** A booking's id or the reference of its application. */
  | { readonly kind: 'booking'; readonly subject: string }
  | {
      readonly kind: 'subscription';
      readonly memberId: string;
      readonly planType: string;
      readonly periodEnd: string;
    };

/** A payment as its provider knows it. Amounts in cents. */
export interface ProviderPayment {
  /** What the provider calls it; the same however often it is asked. */
  readonly reference: string;
  /** What its statements call it, where that is another id than `reference`. */
  readonly captureReference?: string;
  /** `approved`: the payer agreed and the money is still to be taken. */
  readonly status: 'paid' | 'approved' | 'unpaid';
  readonly amountCents: number;
  /** ISO 4217, upper case. */
  readonly currency: string;
  /** Null when the provider was told nothing that we know. */
  readonly subject: PaymentSubject | null;
}

/** A service that takes money: the real ones over HTTP, or the sandbox of the local stack. */
export interface PaymentProvider {
  readonly name: 'stripe' | 'paypal';
  /** The payment of this id; null when the provider knows none. @throws Error when it could not be asked. */
  find(id: string): Promise<ProviderPayment | null>;
  /** Takes the money of an approved payment, once. @throws Error when it could not be taken. */
  capture(id: string): Promise<ProviderPayment>;
  /** Charges no more; harmless for a plan that has ended. @throws Error when the provider refuses. */
  cancelSubscription(reference: string): Promise<void>;
}

/** The provider is not set up, or does not answer. */
export class ProviderError extends Error {}
