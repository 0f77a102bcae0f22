import { adminSectionHref } from '@sorella/core/domain/administration/sections';
import type { MemberStory } from '@sorella/core/domain/entities/member-story';
import type { Person } from '@sorella/core/domain/entities/person';
import { formatShortDate } from '@sorella/core/domain/events/event-time';
import { formatEuros } from '@sorella/core/domain/events/money';
import { fullName } from '@sorella/core/domain/profile/names';
import { phoneHref } from '@sorella/core/domain/profile/phone';
import { fillText } from '@sorella/core/notices/notice';
import { membersPanelTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import { memberRecordTexts } from '@sorella/core/notices/texts/member-record.texts';
import { safetyTexts } from '@sorella/core/notices/texts/safety.texts';
import { unbroken } from '@sorella/core/notices/unbroken';
import { type ReactNode, useId } from 'react';
import { Avatar } from '../../primitives/Avatar.tsx';
import { Badge } from '../../primitives/Badge.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { KeptPlace } from '../../primitives/KeptPlace.tsx';
import { Surface } from '../../primitives/Surface.tsx';
import { Text } from '../../primitives/Text.tsx';
import { TextLink } from '../../primitives/TextLink.tsx';
import { ReceivedNote } from '../tools/ReceivedNote.tsx';
import * as tools from '../tools/tools.css.ts';
import * as css from './member-record.css.ts';
import { type SuspensionDraft, SuspensionForm, type SuspensionFormProps } from './SuspensionForm.tsx';
import { WordsForm, type WordsFormProps } from './WordsForm.tsx';

/** What is typed and not saved, by the field. */
export interface MemberRecordDraft extends SuspensionDraft {
  readonly note: string;
  readonly warning: string;
  /** Why she is approved again, or rejected. */
  readonly approval: string;
}

/** Props of {@link MemberRecord}. */
export interface MemberRecordProps {
  readonly member: MemberStory;
  /** Where an event that she applied for is looked at. */
  readonly eventHref: (eventId: string) => string;
  /** What was typed before, as the forms begin. */
  readonly draft?: Partial<MemberRecordDraft>;
  /** With every letter: what stands in the field. */
  readonly onTyped: (typed: Partial<MemberRecordDraft>) => void;
  /** Which of the two is under way. */
  readonly suspending: SuspensionFormProps['busy'];
  readonly onSuspend: SuspensionFormProps['onSuspend'];
  readonly onReinstate: () => void;
  readonly noting: boolean;
  readonly onNote: WordsFormProps['onSubmit'];
  readonly warning: boolean;
  readonly onWarn: WordsFormProps['onSubmit'];
  /** She may decide about approvals; else she reads. */
  readonly mayDecide: boolean;
  readonly approving: boolean;
  /** Decides anew, the other way than it stands. */
  readonly onChangeApproval: (decision: 'approve' | 'reject', reason: string) => Promise<boolean>;
}

/** Letters, as the database holds them. */
const NOTE_LIMIT = 2000;
const WARNING_LIMIT = 500;

const NOTE_TEXTS = {
  label: memberRecordTexts.newNote,
  missing: memberRecordTexts.noteMissing,
  submit: memberRecordTexts.addNote,
  submitting: memberRecordTexts.addingNote,
};
const WARNING_TEXTS = {
  label: memberRecordTexts.newWarning,
  missing: memberRecordTexts.warningMissing,
  submit: memberRecordTexts.warn,
  submitting: memberRecordTexts.warningBusy,
};

const APPROVAL_TEXTS = {
  label: memberRecordTexts.approvalReason,
  missing: memberRecordTexts.approvalReasonMissing,
  submitting: memberRecordTexts.approvalSaving,
};
const APPROVAL_TONES = { pending: 'warn', approved: 'good', rejected: 'bad' } as const;
const TONES = { pending: 'warn', approved: 'good', denied: 'bad' } as const;
const REPORT_TONES = { open: 'warn', upheld: 'bad', dismissed: 'neutral' } as const;

const nameOf = (person: Person | null) => (person ? fullName(person) : memberRecordTexts.somebody);

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Surface as="section" aria-labelledby={id}>
      <div className={css.part}>
        <Heading level={2} size="card" id={id}>
          {title}
        </Heading>
        {hint === undefined ? null : (
          <Text size="small" tone="soft">
            {hint}
          </Text>
        )}
        {children}
      </div>
    </Surface>
  );
}

/** Who she is, and how she is reached. */
function PersonHead({ member }: { member: MemberStory }) {
  const { phone, email, city, title, bio, isAdmin, suspension } = member;
  return (
    <div className={css.person}>
      <Avatar
        name={fullName(member)}
        seed={member.userId}
        photoUrl={member.avatarUrl}
        decorative
        size="large"
      />
      <div className={css.words}>
        <span className={css.badges}>
          {title ? <span className={css.strong}>{title}</span> : null}
          {isAdmin ? <Badge>{membersPanelTexts.admin}</Badge> : null}
          {suspension ? <Badge tone="bad">{memberRecordTexts.suspendedBadge}</Badge> : null}
        </span>
        <span className={css.facts}>
          {email === null ? null : <TextLink href={`mailto:${email}`}>{email}</TextLink>}
          {phone === null ? (
            <span>{memberRecordTexts.noPhone}</span>
          ) : (
            <TextLink href={phoneHref(phone)}>{phone}</TextLink>
          )}
          {city ? <span>{city}</span> : null}
          <span>
            {fillText(memberRecordTexts.since, { date: formatShortDate(member.createdAt, 'UTC') ?? '' })}
          </span>
        </span>
        {bio ? (
          <Text size="small" tone="soft">
            {bio}
          </Text>
        ) : null}
      </div>
    </div>
  );
}

/** What she applied for, with what came for it. */
function Applications({
  applications,
  eventHref,
}: Pick<MemberStory, 'applications'> & Pick<MemberRecordProps, 'eventHref'>) {
  return (
    <Part title={memberRecordTexts.applications}>
      {applications.length === 0 ? (
        <Text tone="soft">{memberRecordTexts.noApplications}</Text>
      ) : (
        <ul className={css.list}>
          {applications.map((one) => (
            <li key={one.id} className={css.row}>
              <span className={css.words}>
                <TextLink href={eventHref(one.eventId)}>{one.title}</TextLink>
                <span className={css.soft}>
                  {unbroken(formatShortDate(one.startTime, one.timeZone) ?? '')} ·{' '}
                  <span className={css.reference}>{one.reference}</span>
                </span>
                <ReceivedNote
                  amountCents={one.paymentAmountCents}
                  received={one.received}
                  paidStatedAt={null}
                  zone={one.timeZone}
                  isApproved={one.status === 'approved'}
                />
              </span>
              <span className={css.badges}>
                {one.arrivedAt === null ? null : <Badge tone="good">{memberRecordTexts.wasHere}</Badge>}
                <Badge tone={one.isCancelled && one.status === 'denied' ? 'neutral' : TONES[one.status]}>
                  {one.isCancelled && one.status === 'denied'
                    ? memberRecordTexts.cancelled
                    : memberRecordTexts[one.status]}
                </Badge>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

/** What she reported, and what others reported about her. */
function Reports({ reports }: Pick<MemberStory, 'reports'>) {
  return (
    <Part title={memberRecordTexts.reports}>
      {reports.length === 0 ? (
        <Text tone="soft">{memberRecordTexts.noReports}</Text>
      ) : (
        <>
          <ul className={css.list}>
            {reports.map((report) => (
              <li key={report.id} className={css.row}>
                <span className={css.words}>
                  <span className={css.strong}>{safetyTexts.reasons[report.reason]}</span>
                  <span className={css.soft}>
                    {fillText(report.isAboutHer ? memberRecordTexts.aboutHer : memberRecordTexts.byHer, {
                      name: nameOf(report.other),
                    })}
                    {' · '}
                    {formatShortDate(report.createdAt, 'UTC')}
                  </span>
                  {report.comment ? <q className={css.soft}>{report.comment}</q> : null}
                </span>
                <Badge tone={REPORT_TONES[report.status]}>{memberRecordTexts[report.status]}</Badge>
              </li>
            ))}
          </ul>
          <TextLink href={adminSectionHref('reports')}>{memberRecordTexts.openReports}</TextLink>
        </>
      )}
    </Part>
  );
}

/** What organizers wrote down about her, and the warnings that she has read or not. */
function Notes({ notes }: Pick<MemberStory, 'notes'>) {
  if (notes.length === 0) return <Text tone="soft">{memberRecordTexts.noNotes}</Text>;
  return (
    <ul className={css.list}>
      {notes.map(({ id, note, author, createdAt, isWarning, readAt }) => (
        <li key={id} className={css.row}>
          <span className={css.words}>
            <span className={css.note}>{note}</span>
            <span className={css.soft}>
              {fillText(memberRecordTexts.noteBy, {
                name: nameOf(author),
                date: formatShortDate(createdAt, 'UTC') ?? '',
              })}
            </span>
          </span>
          {isWarning ? (
            <span className={css.badges}>
              <Badge tone="warn">{memberRecordTexts.warningBadge}</Badge>
              <Badge tone={readAt === null ? 'neutral' : 'good'}>
                {readAt === null
                  ? memberRecordTexts.warningUnread
                  : fillText(memberRecordTexts.warningRead, {
                      date: formatShortDate(readAt, 'UTC') ?? '',
                    })}
              </Badge>
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** What organizers decided about her, which is decided anew with a reason. */
function Approval({
  member: { approval, isAdmin },
  draft,
  onTyped,
  mayDecide,
  approving,
  onChangeApproval,
}: Pick<MemberRecordProps, 'member' | 'onTyped' | 'mayDecide' | 'approving' | 'onChangeApproval'> & {
  readonly draft: MemberRecordProps['draft'] | undefined;
}) {
  const decision = approval === 'rejected' ? 'approve' : 'reject';
  return (
    <Part title={memberRecordTexts.approval} hint={memberRecordTexts.approvalHint}>
      <span className={css.badges}>
        <Badge tone={APPROVAL_TONES[approval]}>{membersPanelTexts[approval]}</Badge>
      </span>
      {!mayDecide ? null : approval === 'pending' ? (
        <TextLink href={adminSectionHref('members')}>{memberRecordTexts.approvalDecide}</TextLink>
      ) : isAdmin && decision === 'reject' ? (
        <Text tone="soft">{memberRecordTexts.adminsNotRejected}</Text>
      ) : (
        <KeptPlace>
          <WordsForm
            texts={{
              ...APPROVAL_TEXTS,
              submit:
                decision === 'approve' ? memberRecordTexts.approveAgain : memberRecordTexts.rejectAfterAll,
            }}
            limit={NOTE_LIMIT}
            draft={draft?.approval}
            busy={approving}
            onTyped={(words) => onTyped({ approval: words })}
            onSubmit={(reason) => onChangeApproval(decision, reason)}
          />
        </KeptPlace>
      )}
    </Part>
  );
}

/** One member, as organizers see her: who she is, what she did, what was decided and noted, and whether she may go on. */
export function MemberRecord({
  member,
  eventHref,
  draft,
  onTyped,
  suspending,
  onSuspend,
  onReinstate,
  noting,
  onNote,
  warning,
  onWarn,
  ...approvalProps
}: MemberRecordProps) {
  const { applications, reports, notes, isAdmin, suspension } = member;
  const figures = [
    { label: memberRecordTexts.applied, value: applications.length.toLocaleString('en-US') },
    {
      label: memberRecordTexts.came,
      value: applications.filter(({ arrivedAt }) => arrivedAt !== null).length.toLocaleString('en-US'),
    },
    {
      label: memberRecordTexts.paid,
      value: formatEuros(applications.reduce((sum, { received }) => sum + (received?.amountCents ?? 0), 0)),
    },
  ];
  return (
    <div className={css.root}>
      <PersonHead member={member} />
      <dl className={tools.figures}>
        {figures.map(({ label, value }) => (
          <div key={label} className={tools.figure}>
            <dt className={tools.figureLabel}>{label}</dt>
            <dd className={tools.figureValue}>{value}</dd>
          </div>
        ))}
      </dl>
      <Applications applications={applications} eventHref={eventHref} />
      <Reports reports={reports} />
      <Part title={memberRecordTexts.notes} hint={memberRecordTexts.notesHint}>
        <WordsForm
          texts={NOTE_TEXTS}
          limit={NOTE_LIMIT}
          draft={draft?.note}
          busy={noting}
          onTyped={(note) => onTyped({ note })}
          onSubmit={onNote}
        />
        <Notes notes={notes} />
      </Part>
      {isAdmin ? null : (
        <Part title={memberRecordTexts.warning} hint={memberRecordTexts.warningHint}>
          <WordsForm
            texts={WARNING_TEXTS}
            limit={WARNING_LIMIT}
            draft={draft?.warning}
            busy={warning}
            onTyped={(words) => onTyped({ warning: words })}
            onSubmit={onWarn}
          />
        </Part>
      )}
      <Approval member={member} draft={draft} onTyped={onTyped} {...approvalProps} />
      <Part title={memberRecordTexts.suspension}>
        {isAdmin ? (
          <Text tone="soft">{memberRecordTexts.adminsNot}</Text>
        ) : (
          <KeptPlace>
            <SuspensionForm
              suspension={suspension}
              draft={draft}
              busy={suspending}
              onTyped={onTyped}
              onSuspend={onSuspend}
              onReinstate={onReinstate}
            />
          </KeptPlace>
        )}
      </Part>
    </div>
  );
}
