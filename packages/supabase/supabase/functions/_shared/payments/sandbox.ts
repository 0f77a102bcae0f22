import type { PaymentProvider, ProviderPayment } from './provider.ts';

const DAY_MS = 24 * 3_600_000;
const SLOW_MS = 3_000;

/**
 * Documented ids, each of which says what the provider would: `<prefix>paid_3000eur_<reference or booking id>`, and the
 * same with `approved`, `unpaid` or `slow` (paid, after three seconds); `cs_test_plan_4999eur_monthly_<member id>` for a
 * plan. Any other id is unknown.
 */
const FORM =
  /^(?:cs_test_|TEST-)(?:(paid|approved|unpaid|slow)_(\d{1,7})([a-z]{3})_([0-9A-Za-z-]{8,36})|plan_(\d{1,7})([a-z]{3})_([a-z]+)_([0-9a-f-]{36}))$/;

/** Orders whose money was taken, as long as this process lives. */
const captured = new Set<string>();

function read(id: string): (ProviderPayment & { slow: boolean }) | null {
  const found = FORM.exec(id);
  if (found === null) return null;
  const [
    ,
    what,
    cents,
    currency = '',
    subject = '',
    planCents,
    planCurrency = '',
    planType = '',
    memberId = '',
  ] = found;
  if (what === undefined) {
    return {
      reference: id,
      status: 'paid',
      slow: false,
      amountCents: Number(planCents),
      currency: planCurrency.toUpperCase(),
      subject: {
        kind: 'subscription',
        memberId,
        planType,
        periodEnd: new Date(Date.now() + 30 * DAY_MS).toISOString(),
      },
    };
  }
  return {
    reference: id,
    status: what === 'unpaid' ? 'unpaid' : what === 'approved' && !captured.has(id) ? 'approved' : 'paid',
    slow: what === 'slow',
    amountCents: Number(cents),
    currency: currency.toUpperCase(),
    subject: { kind: 'booking', subject },
  };
}

/** Stands for a provider where no money moves: the local stack, stories and tests. */
export function sandbox(name: PaymentProvider['name']): PaymentProvider {
  async function find(id: string): Promise<ProviderPayment | null> {
    const found = read(id);
    if (found?.slow === true) await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    return found;
  }
  return {
    name,
    find,
    async capture(id) {
      captured.add(id);
      const found = await find(id);
      if (found === null) throw new Error('No such order');
      return found;
    },
    async cancelSubscription() {},
  };
}
