import { FAQ, FAQ_MOST_ASKED, findFaqEntries } from '@sorella/core/content';
import { faqTexts } from '@sorella/core/notices/texts/contact.texts';
import { useEffect, useState } from 'react';
import { SearchDrawing } from '../art/drawings/SearchDrawing.tsx';
import { useHydrated } from '../browser/use-hydrated.ts';
import { EmptyState } from '../empty-states/EmptyState.tsx';
import { ButtonLink } from '../primitives/Button.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Surface } from '../primitives/Surface.tsx';
import { Text } from '../primitives/Text.tsx';
import { TextLink } from '../primitives/TextLink.tsx';
import { FaqList } from '../site/help/FaqList.tsx';
import { FaqSearch } from '../site/help/FaqSearch.tsx';
import * as css from './faq-screen.css.ts';
import { Screen } from './Screen.tsx';

/** Props of {@link FaqScreen}. */
export interface FaqScreenProps {
  /** The question that the address names; open from the start, and in sight. */
  readonly questionId?: string | undefined;
  /** Called with the question that is open now, for the address. */
  readonly onQuestionChange: (id: string | null) => void;
}

/** The help page. */
export function FaqScreen({ questionId, onQuestionChange }: FaqScreenProps) {
  const [search, setSearch] = useState('');
  const found = findFaqEntries(FAQ, search);
  // The build knows no part behind '#': what it names opens once the page is taken over.
  const hydrated = useHydrated();
  const openId = hydrated ? (questionId ?? null) : null;
  const [linkedId] = useState(questionId);
  useEffect(() => {
    if (linkedId !== undefined) document.getElementById(linkedId)?.scrollIntoView();
  }, [linkedId]);

  return (
    <Screen title={faqTexts.title} description={faqTexts.description}>
      <Stack gap="12">
        <Stack gap="6">
          <Stack gap="3">
            <Heading level={1} size="section">
              {faqTexts.title}
            </Heading>
            <Text size="lead" tone="soft">
              {faqTexts.lead}
            </Text>
          </Stack>
          <FaqSearch
            search={search}
            count={found.length}
            onSearchChange={(next) => {
              setSearch(next);
              if (questionId !== undefined) onQuestionChange(null);
            }}
          />
          {search.trim() === '' ? (
            <nav aria-label={faqTexts.mostAsked}>
              <ul className={css.most}>
                {FAQ_MOST_ASKED.flatMap((asked) => FAQ.filter(({ id }) => id === asked)).map(
                  ({ id, question }) => (
                    <li key={id}>
                      <TextLink href={`/faq#${id}`}>{question}</TextLink>
                    </li>
                  ),
                )}
              </ul>
            </nav>
          ) : null}
        </Stack>
        {found.length === 0 ? (
          <EmptyState
            drawing={<SearchDrawing />}
            title={faqTexts.noMatch}
            body={faqTexts.noMatchBody}
            headingLevel={2}
            action={<ButtonLink href="/contact">{faqTexts.contactUs}</ButtonLink>}
          />
        ) : (
          <>
            <FaqList entries={found} openId={openId} search={search} onOpenChange={onQuestionChange} />
            <Surface ground="sky" padding="large" className={css.more}>
              <div className={css.words}>
                <Heading level={2} size="block">
                  {faqTexts.stillTitle}
                </Heading>
                <Text>{faqTexts.stillBody}</Text>
              </div>
              <ButtonLink href="/contact">{faqTexts.contactUs}</ButtonLink>
            </Surface>
          </>
        )}
      </Stack>
    </Screen>
  );
}
