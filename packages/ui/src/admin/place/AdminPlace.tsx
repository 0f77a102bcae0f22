import { fillText } from '@sorella/core/notices/notice';
import { adminPanelTexts } from '@sorella/core/notices/texts/admin.texts';
import { adminPlaceTexts, shortcutTexts } from '@sorella/core/notices/texts/admin-place.texts';
import { ArrowLeft, Keyboard } from 'lucide';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import { Badge } from '../../primitives/Badge.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { lazyComponent } from '../../primitives/lazy-component.tsx';
import { NavigationLink } from '../../primitives/navigation.tsx';
import { Text } from '../../primitives/Text.tsx';
import { TextLink } from '../../primitives/TextLink.tsx';
import { useTabInSight } from '../../primitives/use-tab-in-sight.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import * as css from './admin-place.css.ts';
import type { ShortcutsDialogProps } from './ShortcutsDialog.tsx';
import { usePlaceKeys } from './use-place-keys.ts';

const ShortcutsDialog = lazyComponent<ShortcutsDialogProps>(
  async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog,
);

/** One section of the admin's place, as its list names it. */
export interface PlaceEntry {
  readonly id: string;
  readonly href: string;
  /** A word or two. */
  readonly label: string;
  /** How many wait for her there; null where nothing does, or while it is not known. */
  readonly waiting: number | null;
}

/** Sections that belong together. */
export interface PlaceGroup {
  /** Null for what stands alone at the head. */
  readonly title: string | null;
  readonly entries: readonly PlaceEntry[];
}

/** Props of {@link AdminPlace}. */
export interface AdminPlaceProps {
  readonly groups: readonly PlaceGroup[];
  /** The id of the section that is shown. */
  readonly current: string;
  /** The section's heading. */
  readonly title: string;
  /** Below the heading, in a sentence. */
  readonly lead?: string | null;
  /** Above the heading, where the section shows one of many. */
  readonly back?: { readonly href: string; readonly label: string } | null;
  /** Beside the heading: what is begun here. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The admin's place: a list of its sections at the side, a row of them on a phone, and one section. */
export function AdminPlace({
  groups,
  current,
  title,
  lead = null,
  back = null,
  action,
  children,
}: AdminPlaceProps) {
  const id = useId();
  const row = useRef<HTMLElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [shortcuts, setShortcuts] = useState<'unasked' | 'open' | 'closed'>('unasked');
  usePlaceKeys(place, () => setShortcuts('open'));
  useTabInSight(row, current);
  return (
    <div ref={place} className={css.root}>
      <nav ref={row} aria-label={adminPanelTexts.title} className={css.side}>
        {groups.map(({ title: name, entries }, index) => (
          <div key={name ?? 'first'} className={css.group}>
            {name === null ? null : (
              <span id={`${id}-${index}`} className={css.groupTitle}>
                {name}
              </span>
            )}
            <ul className={css.entries} {...(name !== null && { 'aria-labelledby': `${id}-${index}` })}>
              {entries.map(({ id: section, href, label, waiting }) => (
                <li key={section}>
                  <NavigationLink
                    href={href}
                    data-value={section}
                    className={css.entry}
                    aria-current={section === current ? 'page' : undefined}
                  >
                    <span className={css.label}>{label}</span>
                    {waiting === null || waiting === 0 ? null : (
                      <Badge tone="warn" className={css.count}>
                        <span aria-hidden="true">{waiting.toLocaleString('en-US')}</span>
                        <VisuallyHidden>{` ${fillText(adminPlaceTexts.wait, { n: waiting.toLocaleString('en-US') })}`}</VisuallyHidden>
                      </Badge>
                    )}
                  </NavigationLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <Button
          variant="quiet"
          size="small"
          className={css.shortcuts}
          icon={<Icon drawing={Keyboard} size={17} />}
          onPress={() => setShortcuts('open')}
        >
          {shortcutTexts.show}
        </Button>
      </nav>
      <div className={css.content}>
        <div className={css.head}>
          {back === null ? null : (
            <TextLink href={back.href} className={css.back}>
              <Icon drawing={ArrowLeft} size={16} /> {back.label}
            </TextLink>
          )}
          <div className={css.titleRow}>
            <Heading level={1} size="section" className={css.title}>
              {title}
            </Heading>
            {action}
          </div>
          {lead === null ? null : (
            <Text tone="soft" className={css.lead}>
              {lead}
            </Text>
          )}
        </div>
        {children}
      </div>
      {shortcuts === 'unasked' ? null : (
        <ShortcutsDialog open={shortcuts === 'open'} onClose={() => setShortcuts('closed')} />
      )}
    </div>
  );
}
