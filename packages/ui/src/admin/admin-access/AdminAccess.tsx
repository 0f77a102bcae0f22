import { adminAccessNotices } from '@sorella/core/notices/admin-access.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { adminPanelTexts } from '@sorella/core/notices/texts/admin.texts';
import { KeyRound } from 'lucide';
import { type ReactNode, type Ref, useId } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { Surface } from '../../primitives/Surface.tsx';
import { Text } from '../../primitives/Text.tsx';
import { AdminDoubt } from './AdminDoubt.tsx';
import * as css from './admin-access.css.ts';

/** What {@link AdminAccess} has to show. */
export type AdminAccessContent =
  /**
   * Nobody is an admin yet; `restricted` after the server said that the member cannot be the first.
   */
  | { readonly kind: 'open'; readonly claiming: boolean; readonly restricted: boolean }
  /**
   * The member's claim waits on this device; `connected` when it is the server that does not answer.
   */
  | { readonly kind: 'waiting'; readonly connected: boolean }
  /** The member is one; `doubt` says why that could not be looked up just now. */
  | { readonly kind: 'admin'; readonly doubt: 'offline' | 'unverified' | null };

/** Props of {@link AdminAccess}. */
export interface AdminAccessProps {
  readonly content: AdminAccessContent;
  readonly onClaim: () => void;
  /** Takes the focus when the button that had it is gone. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** The tools of an admin. */
  readonly children?: ReactNode;
}

const RESTRICTED = noticeOf(adminAccessNotices, 'admin-access-restricted');
const WAITING = noticeOf(adminAccessNotices, 'admin-access-granted-offline');
const REQUESTED = noticeOf(adminAccessNotices, 'admin-access-requested');

/** The admin's part of the profile page, and how one becomes the first admin. */
export function AdminAccess({ content, onClaim, titleRef, children }: AdminAccessProps) {
  const titleId = useId();
  const isAdmin = content.kind === 'admin';
  return (
    <Surface as="section" aria-labelledby={titleId} padding="large" className={css.root}>
      <Heading level={2} size="card" id={titleId} tabIndex={-1} {...(titleRef && { ref: titleRef })}>
        {isAdmin ? adminPanelTexts.title : adminPanelTexts.firstAdminTitle}
      </Heading>
      {content.kind === 'open' ? (
        <>
          <Text tone="soft" className={css.words}>
            {adminPanelTexts.firstAdminBody}
          </Text>
          {content.restricted ? (
            <StatusNote tone="warn" title={RESTRICTED.title}>
              {RESTRICTED.description}
            </StatusNote>
          ) : null}
          <div>
            <Button
              icon={<Icon drawing={KeyRound} size={18} />}
              busy={content.claiming}
              busyLabel={adminPanelTexts.becomingAdmin}
              onPress={onClaim}
            >
              {adminPanelTexts.becomeAdmin}
            </Button>
          </div>
        </>
      ) : null}
      {content.kind === 'waiting' ? (
        <StatusNote tone="info" role="status" title={adminPanelTexts.claimWaitsTitle}>
          {(content.connected ? REQUESTED : WAITING).description}
        </StatusNote>
      ) : null}
      {isAdmin ? (
        <>
          <AdminDoubt of={content.doubt} />
          {children}
        </>
      ) : null}
    </Surface>
  );
}
