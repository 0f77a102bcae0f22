import { type DataErrorCode, dataErrorCode, isUnanswered } from '@sorella/core/data-port';
import { DEFAULT_BRAND } from '@sorella/core/domain/brand';
import { fullName } from '@sorella/core/domain/profile/names';
import { contactNotices } from '@sorella/core/notices/contact.notices';
import { dataErrorNotice } from '@sorella/core/notices/data-error';
import { fillText, noticeOf } from '@sorella/core/notices/notice';
import { contactTexts } from '@sorella/core/notices/texts/contact.texts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { LetterDrawing } from '../../art/drawings/LetterDrawing.tsx';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { LetterCard } from '../../cards/letter-card/LetterCard.tsx';
import { type ContactDetails, ContactForm } from '../../forms/ContactForm.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { Surface } from '../../primitives/Surface.tsx';
import { useKeptFocus } from '../../primitives/use-kept-focus.ts';
import { useSingleMutation } from '../../queries/use-single-mutation.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { forgetTabDraft, keepTabDraft, readTabDraft } from '../editing/index.ts';
import { ownProfileQuery } from '../profile/index.ts';
import { useSession } from '../session/index.ts';

/** What was typed is kept in the tab by this name. */
const FORM = 'contact';

/** What she can put right or wait for is said in its own words; the rest in those of the contact form. */
const OWN_WORDS: ReadonlySet<DataErrorCode> = new Set(['offline', 'rate-limited']);

function problemOf(error: unknown) {
  if (isUnanswered(error)) return noticeOf(contactNotices, 'contact-message-unanswered');
  const code = dataErrorCode(error);
  return OWN_WORDS.has(code)
    ? dataErrorNotice(code)
    : noticeOf(contactNotices, 'contact-message-failed', { email: DEFAULT_BRAND.supportEmail });
}

/** The id of what is sent: the same for the same words until they are answered, since the answer may have got lost. */
function useMessageId() {
  const last = useRef({ words: '', id: '' });
  return {
    idOf(message: ContactDetails) {
      const words = JSON.stringify(message);
      if (last.current.words !== words) last.current = { words, id: crypto.randomUUID() };
      return last.current.id;
    },
    forget() {
      last.current = { words: '', id: '' };
    },
  };
}

/** Writing to the support, joined to the port. Who is signed in need not say who she is. */
export function ContactFlow() {
  const { data, notices } = useAppServices();
  const session = useSession().session;
  const profile = useQuery({
    ...ownProfileQuery(data, session?.userId ?? ''),
    enabled: session !== null,
  });
  const [sentTo, setSentTo] = useState<string | null>(null);
  // The page as it was built knows of no tab.
  const hydrated = useHydrated();
  const draft = useMemo(() => (hydrated && sentTo === null ? readTabDraft(FORM) : null), [hydrated, sentTo]);
  const messageId = useMessageId();
  const sending = useSingleMutation({
    // A machine that has filled in what no person sees is thanked, and nothing is sent.
    mutationFn: async ({ trap, ...message }: ContactDetails & { trap: string }) => {
      if (trap === '') await data.contact.send({ id: messageId.idOf(message), ...message });
    },
    onSuccess: (_, { email }) => {
      notices.publish(noticeOf(contactNotices, 'contact-message-sent', { email }), { group: 'contact' });
      forgetTabDraft(FORM);
      messageId.forget();
      setSentTo(email);
    },
    onError: (error) => {
      notices.publish(problemOf(error), { group: 'contact' });
    },
  });

  const root = useRef<HTMLDivElement>(null);
  useKeptFocus({
    part: () => root.current,
    next: () => root.current?.querySelector<HTMLElement>('h2[tabindex], input:not([tabindex])'),
  });
  return (
    <div ref={root}>
      {sentTo === null ? (
        <Surface padding="large">
          <Stack gap="6">
            <Heading level={2} size="block">
              {contactTexts.formTitle}
            </Heading>
            <ContactForm
              defaultName={profile.data ? fullName(profile.data) : ''}
              defaultEmail={session?.email ?? ''}
              {...(draft && { draft })}
              busy={sending.isPending}
              {...(sending.error && { problem: problemOf(sending.error) })}
              onTyped={(details) => keepTabDraft(FORM, details)}
              onSubmit={(details) => sending.mutate(details)}
            />
          </Stack>
        </Surface>
      ) : (
        <LetterCard
          drawing={<LetterDrawing />}
          ground="pistachio"
          title={contactTexts.sentTitle}
          headingLevel={2}
          body={fillText(contactTexts.sentBody, { email: sentTo })}
        >
          <Button variant="secondary" onPress={() => setSentTo(null)}>
            {contactTexts.sendAnother}
          </Button>
        </LetterCard>
      )}
    </div>
  );
}
