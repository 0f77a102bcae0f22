import { formatEuros } from '@sorella/core/domain/events/money';
import { fillText } from '@sorella/core/notices/notice';
import { paymentStepsTexts as texts } from '@sorella/core/notices/texts/payment-steps.texts';
import { useRef, useState } from 'react';
import { Button, ButtonLink } from '../primitives/Button.tsx';
import { Dialog } from '../primitives/Dialog.tsx';
import * as css from './payment-steps.css.ts';

/** Props of {@link PaymentSteps}. */
export interface PaymentStepsProps {
  readonly open: boolean;
  /** The checked PayPal.me link. */
  readonly link: string;
  /** Eight letters and digits, by which the admin finds the payment. */
  readonly reference: string;
  /** Euro cents. */
  readonly amountCents: number;
  /** By when, in words; null where nothing says so. */
  readonly payBy?: string | null;
  /** Copies the reference; false when the browser did not. */
  readonly onCopy: () => Promise<boolean>;
  /** She follows the link: the browser opens it in a new tab by itself. */
  readonly onPay: (details: { referenceCopied: boolean }) => void;
  readonly onLater: () => void;
}

/**
 * How an application is paid, in the order in which it works: the reference first, then PayPal. The
 * reference can be marked where the clipboard is refused, and the way to PayPal is a link, which no browser blocks.
 */
export function PaymentSteps({
  open,
  link,
  reference,
  amountCents,
  payBy = null,
  onCopy,
  onPay,
  onLater,
}: PaymentStepsProps) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const first = useRef<HTMLButtonElement>(null);
  const amount = formatEuros(amountCents);
  return (
    <Dialog
      open={open}
      title={texts.title}
      description={
        payBy === null ? fillText(texts.lead, { amount }) : fillText(texts.leadDue, { amount, date: payBy })
      }
      onClose={onLater}
      initialFocus={first}
      actions={
        <Button variant="quiet" onPress={onLater}>
          {texts.later}
        </Button>
      }
    >
      <ol className={css.steps}>
        <li className={css.step}>
          <strong className={css.name}>{texts.copyStep}</strong>
          <p>{texts.copyWhy}</p>
          <div className={css.row}>
            <span className={css.code}>{reference}</span>
            <Button
              ref={first}
              variant="secondary"
              size="small"
              onPress={() => void onCopy().then(setCopied)}
            >
              {texts.copy}
            </Button>
          </div>
          <p role="status" className={copied === false ? css.refused : css.copied}>
            {copied === null ? null : copied ? texts.copied : texts.notCopied}
          </p>
        </li>
        <li className={css.step}>
          <strong className={css.name}>{fillText(texts.payStep, { amount })}</strong>
          <p>{texts.payWhy}</p>
          <ButtonLink
            href={link}
            target="_blank"
            className={css.pay}
            onPress={() => onPay({ referenceCopied: copied === true })}
          >
            {fillText(texts.pay, { amount })}
          </ButtonLink>
        </li>
      </ol>
      <p className={css.hint}>{texts.laterHint}</p>
    </Dialog>
  );
}
