import type { LegalDocument } from '@sorella/core/content';
import { fillText } from '@sorella/core/notices/notice';
import { legalTexts } from '@sorella/core/notices/texts/contact.texts';
import { shellTexts } from '@sorella/core/notices/texts/shell.texts';
import { Heading } from '../../primitives/Heading.tsx';
import { Text } from '../../primitives/Text.tsx';
import { TextLink } from '../../primitives/TextLink.tsx';
import { LegalPart } from './LegalPart.tsx';
import * as css from './legal-page.css.ts';

/** Props of {@link LegalPage}. */
export interface LegalPageProps {
  readonly document: LegalDocument;
  /** The address of this page: the others are offered at its end. */
  readonly path: string;
}

const pages = [
  ['/privacy-policy', shellTexts.privacyPolicy],
  ['/terms-of-service', shellTexts.termsOfService],
  ['/community-guidelines', shellTexts.communityGuidelines],
  ['/cookies', shellTexts.cookies],
] as const;

/** A legal text with its date and its contents, which stay in sight on a wide page. */
export function LegalPage({ document, path }: LegalPageProps) {
  return (
    <article className={css.root}>
      <header className={css.head}>
        <Text size="small" weight="strong" tone="berry">
          {fillText(legalTexts.lastUpdated, { date: legalTexts.dated })}
        </Text>
        <Heading level={1} size="section">
          {document.title}
        </Heading>
        <Text size="lead" tone="soft">
          {document.summary}
        </Text>
      </header>
      <nav aria-label={legalTexts.contents} className={css.contents}>
        <Text as="span" size="small" weight="bold">
          {legalTexts.contents}
        </Text>
        <ol className={css.contentsList}>
          {document.sections.map(({ id, title }) => (
            <li key={id}>
              <TextLink href={`#${id}`} variant="quiet" className={css.contentsLink}>
                {title}
              </TextLink>
            </li>
          ))}
        </ol>
      </nav>
      <div className={css.sections}>
        {document.sections.map((section) => (
          <LegalPart key={section.id} section={section} />
        ))}
        <nav aria-label={legalTexts.others} className={css.others}>
          {pages
            .filter(([href]) => href !== path)
            .map(([href, label]) => (
              <TextLink key={href} href={href}>
                {label}
              </TextLink>
            ))}
        </nav>
      </div>
    </article>
  );
}
