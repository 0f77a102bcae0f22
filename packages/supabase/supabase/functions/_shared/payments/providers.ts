import type { FunctionEnvironment } from '../environment.ts';
import { paypal } from './paypal.ts';
import { type PaymentProvider, ProviderError } from './provider.ts';
import { sandbox } from './sandbox.ts';
import { stripe } from './stripe.ts';

/**
 * The provider as the project's secrets name it: `STRIPE_SECRET_KEY`, or `PAYPAL_CLIENT_ID` with `PAYPAL_SECRET` (and
 * `PAYPAL_API`). Without them the sandbox, only where `PAYMENTS` says so: the local stack does, and nothing else may.
 *
 * @throws ProviderError when there is neither.
 */
export function providerOf(name: PaymentProvider['name'], environment: FunctionEnvironment): PaymentProvider {
  const stripeKey = environment.get('STRIPE_SECRET_KEY');
  const [clientId, secret] = [environment.get('PAYPAL_CLIENT_ID'), environment.get('PAYPAL_SECRET')];
  if (name === 'stripe' && stripeKey !== undefined) return stripe(stripeKey);
  if (name === 'paypal' && clientId !== undefined && secret !== undefined)
    return paypal(clientId, secret, environment.get('PAYPAL_API'));
  if (environment.get('PAYMENTS') === 'sandbox') return sandbox(name);
  throw new ProviderError(`${name} is not set up: its keys are missing`);
}
