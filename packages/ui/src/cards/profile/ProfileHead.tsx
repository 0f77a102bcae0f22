import { displayName, fullName, type NameParts } from '@sorella/core/domain/profile/names';
import { profileTexts } from '@sorella/core/notices/texts/profile.texts';
import { PALETTES } from '../../art/palette.ts';
import { Avatar, blockOf } from '../../primitives/Avatar.tsx';
import { Heading, type HeadingProps } from '../../primitives/Heading.tsx';
import { Surface } from '../../primitives/Surface.tsx';
import { Text } from '../../primitives/Text.tsx';
import { inlineVars } from '../../styles/inline-vars.ts';
import { vars } from '../../tokens/vars.css.ts';
import * as css from './profile-head.css.ts';

/** Props of {@link ProfileHead}. */
export interface ProfileHeadProps {
  readonly profile: NameParts & {
    readonly id: string;
    readonly title: string | null;
    readonly avatarUrl: string | null;
  };
  readonly email: string;
  /** Something of it waits on this device: others do not see it yet. */
  readonly ahead?: boolean;
  /** The level in the page's outline. Default 2. */
  readonly headingLevel?: HeadingProps['level'];
}

/**
 * Who the member is to others: photo, name as 'Maya O.', title; and the address, which only the
 * member sees.
 */
export function ProfileHead({ profile, email, ahead = false, headingLevel = 2 }: ProfileHeadProps) {
  const block = blockOf(profile.id);
  const { vivid, glow } = PALETTES[block];
  const local = email.slice(0, email.lastIndexOf('@') + 1);
  return (
    <Surface ground={block} padding="large" className={css.root}>
      <span aria-hidden="true" className={css.first} style={inlineVars({ [css.vivid]: vars.color[vivid] })} />
      <span aria-hidden="true" className={css.second} style={inlineVars({ [css.glow]: vars.color[glow] })} />
      <Avatar
        name={fullName(profile)}
        seed={profile.id}
        photoUrl={profile.avatarUrl}
        size="huge"
        decorative
        className={css.avatar}
      />
      <div className={css.words}>
        <Heading level={headingLevel} size="section">
          {/* A name in another script keeps its own direction. */}
          <bdi>{displayName(profile)}</bdi>
        </Heading>
        {profile.title ? (
          <Text size="lead" weight="medium">
            <bdi>{profile.title}</bdi>
          </Text>
        ) : null}
        <Text size="small">
          {/* An address that is too long breaks before its server, not within a word. */}
          {local}
          <wbr />
          {email.slice(local.length)}
        </Text>
        {ahead ? (
          <Text size="small" weight="medium">
            {profileTexts.notYetSeen}
          </Text>
        ) : null}
      </div>
    </Surface>
  );
}
