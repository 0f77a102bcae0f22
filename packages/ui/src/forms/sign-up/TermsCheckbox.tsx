import { signUpTexts } from '@sorella/core/notices/texts/sign-up.texts';
import type { Ref } from 'react';
import { Checkbox } from '../../primitives/Checkbox.tsx';
import { TextLink } from '../../primitives/TextLink.tsx';

const LINKS: Readonly<Partial<Record<string, string>>> = {
  [signUpTexts.terms]: '/terms',
  [signUpTexts.privacyPolicy]: '/privacy',
  [signUpTexts.communityGuidelines]: '/community-guidelines',
};

/** The sentence, cut before and after the names that are links. */
const PARTS = signUpTexts.agreeToTerms.split(new RegExp(`(${Object.keys(LINKS).join('|')})`));

/** Props of {@link TermsCheckbox}. */
export interface TermsCheckboxProps {
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly error?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** The agreement; what is agreed to opens in a new tab, so that the form is kept. */
export function TermsCheckbox(props: TermsCheckboxProps) {
  return (
    <Checkbox {...props} name="agreeToTerms" required>
      {PARTS.map((part) => {
        const href = LINKS[part];
        return href === undefined ? (
          part
        ) : (
          <TextLink key={href} href={href} newTab>
            {part}
          </TextLink>
        );
      })}
    </Checkbox>
  );
}
