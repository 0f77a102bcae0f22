import { displayName, fullName, type NameParts } from '@sorella/core/domain/profile/names';
import { memberPreviewTexts } from '@sorella/core/notices/texts/member-preview.texts';
import { Avatar } from '../../primitives/Avatar.tsx';
import { Heading, type HeadingProps } from '../../primitives/Heading.tsx';
import { Surface } from '../../primitives/Surface.tsx';
import { Text } from '../../primitives/Text.tsx';
import { TextLink } from '../../primitives/TextLink.tsx';
import { cx } from '../../styles/cx.ts';
import * as css from './member-preview.css.ts';

/** Props of {@link MemberPreview}. */
export interface MemberPreviewProps {
  readonly name: NameParts;
  /** Picks the colours. */
  readonly seed: string;
  readonly title: string;
  readonly bio: string;
  readonly photoUrl: string | null;
  /** Where she asks for a change of what she cannot change herself, once she is a member; default null. */
  readonly askHref?: string | null;
  /** Below 1100 px it is one row of photo, name and the bio's first words. */
  readonly shortens?: boolean;
  /** The level in the page's outline. Default 2. */
  readonly headingLevel?: HeadingProps['level'];
}

/**
 * Her own card as those see it who know her, while she fills it in: photo, name, title, bio. Below it who reads
 * less of her name: first name and initial, or the first name alone.
 */
export function MemberPreview({
  name,
  seed,
  title,
  bio,
  photoUrl,
  askHref = null,
  shortens = false,
  headingLevel = 2,
}: MemberPreviewProps) {
  const isNamed = Boolean(name.firstName?.trim() || name.lastName?.trim());
  return (
    <aside className={cx(css.root, shortens && css.shortened)}>
      <Heading level={headingLevel} size="card">
        {memberPreviewTexts.title}
      </Heading>
      <Surface padding="none" className={css.card}>
        <div className={css.picture}>
          <span className={css.first} />
          <span className={css.second} />
        </div>
        <div className={css.words}>
          <Avatar
            name={isNamed ? `${name.firstName ?? ''} ${name.lastName ?? ''}` : ''}
            seed={seed}
            photoUrl={photoUrl}
            size="huge"
            decorative
            className={css.avatar}
          />
          <Text as="div" weight="bold" className={css.name}>
            <bdi>{isNamed ? fullName(name) : memberPreviewTexts.name}</bdi>
          </Text>
          {title.trim() === '' ? null : (
            <Text weight="medium">
              <bdi>{title}</bdi>
            </Text>
          )}
          <Text tone={bio.trim() === '' ? 'faint' : 'soft'} className={css.bio}>
            <bdi>{bio.trim() === '' ? memberPreviewTexts.bio : bio}</bdi>
          </Text>
        </div>
      </Surface>
      <div className={css.more}>
        {isNamed ? <NamesRead name={name} /> : null}
        <Text size="small" tone="soft">
          {memberPreviewTexts.hint}
          {askHref === null ? null : (
            <>
              {' '}
              <TextLink href={askHref}>{memberPreviewTexts.askForChange}</TextLink>
            </>
          )}
        </Text>
      </div>
    </aside>
  );
}

/** Who reads how much of her name; the database keeps to the same. */
function NamesRead({ name }: Pick<MemberPreviewProps, 'name'>) {
  const readings = [
    [memberPreviewTexts.known, fullName(name)],
    [memberPreviewTexts.others, displayName(name)],
    [memberPreviewTexts.atEvents, displayName({ firstName: name.firstName, lastName: null })],
  ] as const;
  return (
    <dl className={css.readings} aria-label={memberPreviewTexts.names}>
      {readings.map(([who, read]) => (
        <div key={who} className={css.reading}>
          <Text as="dt" size="small" tone="soft" className={css.reader}>
            {who}
          </Text>
          <Text as="dd" size="small" weight="medium" className={css.read}>
            <bdi>{read}</bdi>
          </Text>
        </div>
      ))}
    </dl>
  );
}
