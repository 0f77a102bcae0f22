import { checkPaypalSetting, type PaypalSettingCheck } from '@sorella/core/domain/events/event-form';
import { noticeOf } from '@sorella/core/notices/notice';
import { paymentLinkNotices } from '@sorella/core/notices/payment-link.notices';
import { paymentLinkTexts } from '@sorella/core/notices/texts/event-form.texts';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../primitives/Button.tsx';
import { Field } from '../../primitives/Field.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Inline } from '../../primitives/Inline.tsx';
import { Skeleton } from '../../primitives/Skeleton.tsx';
import { Surface } from '../../primitives/Surface.tsx';
import { Text } from '../../primitives/Text.tsx';
import { TextInput } from '../../primitives/TextInput.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import * as css from './paypal-setting.css.ts';

/** Why a username is not saved. */
export type PaypalSettingRefusal = Extract<PaypalSettingCheck, { kind: 'refused' }>['notice'];

/** Props of {@link PaypalSetting}. */
export interface PaypalSettingProps {
  /** What the box is called and for; the single-purchase box by default. */
  readonly title?: string;
  readonly body?: string;
  /** Beside the button that saves. */
  readonly actions?: ReactNode;
  /** Under the form. */
  readonly children?: ReactNode;
  /** The saved username, null without one. */
  readonly username: string | null;
  readonly loading: boolean;
  readonly saving: boolean;
  /** Called once per press, with the username alone, and not while saving. What was typed stays until it is saved. */
  readonly onSave: (username: string) => void;
  /** Pressed with something that is no username: the form says so beside it, a flow shows the notice. */
  readonly onInvalid?: (refusal: PaypalSettingRefusal) => void;
}

/** Where members' payments for events go: the admin's single-purchase box (R-264, R-267), and the body of others. */
export function PaypalSetting({
  title = paymentLinkTexts.singlePurchaseTitle,
  body = paymentLinkTexts.singlePurchaseBody,
  actions,
  children,
  username,
  loading,
  saving,
  onSave,
  onInvalid,
}: PaypalSettingProps) {
  const titleId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? username ?? '';
  const [refused, setRefused] = useState<{ text: string; refusal: PaypalSettingRefusal } | null>(null);
  const refusal = refused?.text === text ? refused.refusal : null;
  const [asked, setAsked] = useState<{ username: string; begun: boolean } | null>(null);
  const input = useRef<HTMLInputElement>(null);

  if (asked && saving && !asked.begun) setAsked({ ...asked, begun: true });
  if (asked?.begun && !saving) {
    setAsked(null);
    // What the admin asked for is saved: from now on the field shows what is stored.
    if (asked.username === username) setTyped(null);
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    const checked = checkPaypalSetting(text);
    if (checked.kind === 'refused') {
      setRefused({ text, refusal: checked.notice });
      input.current?.focus();
      onInvalid?.(checked.notice);
      return;
    }
    setRefused(null);
    setAsked({ username: checked.username, begun: false });
    onSave(checked.username);
  };

  return (
    <Surface as="section" aria-labelledby={titleId} padding="large" className={css.root}>
      <div className={css.words}>
        <Heading level={2} size="card" id={titleId}>
          {title}
        </Heading>
        <Text tone="soft">{body}</Text>
        {children}
      </div>
      {loading ? (
        <div aria-busy="true" className={css.loading}>
          <VisuallyHidden>{paymentLinkTexts.loading}</VisuallyHidden>
          <Skeleton width="11rem" />
          <Skeleton shape="box" width="100%" height="3rem" />
        </div>
      ) : (
        <form className={css.form} noValidate onSubmit={submit}>
          <Field
            label={paymentLinkTexts.username}
            hint={paymentLinkTexts.usernameHint}
            {...(refusal && { error: noticeOf(paymentLinkNotices, refusal).description })}
          >
            {(control) => (
              <TextInput
                {...control}
                ref={input}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                value={text}
                onValueChange={(value) => {
                  setTyped(value);
                  setAsked(null);
                }}
              />
            )}
          </Field>
          <Inline>
            <Button type="submit" busy={saving} busyLabel={paymentLinkTexts.saving}>
              {paymentLinkTexts.save}
            </Button>
            {actions}
          </Inline>
        </form>
      )}
    </Surface>
  );
}
