import type { StaffEntry, StaffRole } from '@sorella/core/domain/entities/staff';
import { fullName } from '@sorella/core/domain/profile/names';
import { fillText } from '@sorella/core/notices/notice';
import { staffTexts } from '@sorella/core/notices/texts/staff.texts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as css from '../../../admin/members/member-record.css.ts';
import { MemberPicker } from '../../../admin/staff/MemberPicker.tsx';
import { StaffList } from '../../../admin/staff/StaffList.tsx';
import { ToolsSkeleton } from '../../../admin/tools/ToolsSkeleton.tsx';
import { LazyQuestion, preloadQuestion } from '../../../dialogs/LazyQuestion.tsx';
import { ErrorState } from '../../../empty-states/ErrorState.tsx';
import { Heading } from '../../../primitives/Heading.tsx';
import { Surface } from '../../../primitives/Surface.tsx';
import { Text } from '../../../primitives/Text.tsx';
import { useReadFailure } from '../../../queries/use-read-failure.ts';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { useMemberPicker } from './use-member-picker.ts';
import { useRoleChange } from './use-role-change.ts';

const GIVEN = ['treasurer', 'moderator'] as const;
/** What each role opens. */
const MAY = [staffTexts.treasurerMay, staffTexts.moderatorMay, staffTexts.hostMay] as const;

const idOf = ({ member, role, event }: StaffEntry) => `${member.id} ${role} ${event?.id ?? ''}`;

/** Who has which role below admin, on live data: given by a search, taken back after a question. */
export function StaffFlow() {
  const { data } = useAppServices();
  const query = useQuery({
    queryKey: ['admin-tools', 'staff'],
    queryFn: ({ signal }) => data.admin.listStaff({ signal }),
  });
  const failure = useReadFailure(query);
  const picker = useMemberPicker();
  const [asked, setAsked] = useState<StaffEntry | null>(null);
  useEffect(preloadQuestion, []);
  const { mutate, isPending } = useRoleChange(() => setAsked(null));
  if (!query.data) {
    if (!failure) return <ToolsSkeleton />;
    return (
      <ErrorState
        notice={failure.generalNotice}
        headingLevel={2}
        retrying={failure.retrying}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const staff = query.data;
  const has = (userId: string, role: StaffRole) =>
    staff.some((entry) => entry.member.id === userId && entry.role === role);
  return (
    <div className={css.root}>
      <Surface>
        <StaffList
          label={staffTexts.list}
          empty={staffTexts.empty}
          takeLabel={staffTexts.take}
          rows={staff.map((entry) => ({
            ...entry,
            id: idOf(entry),
            role: staffTexts[entry.role],
            of: entry.event?.title ?? null,
            takeName: fillText(staffTexts.takeName, {
              name: fullName(entry.member),
              role: staffTexts[entry.role],
            }),
          }))}
          onTake={({ id }) => setAsked(staff.find((entry) => idOf(entry) === id) ?? null)}
        />
      </Surface>
      <Surface as="section">
        <div className={css.part}>
          <Heading level={2} size="card">
            {staffTexts.find}
          </Heading>
          {MAY.map((sentence) => (
            <Text key={sentence} size="small" tone="soft">
              {sentence}
            </Text>
          ))}
          <MemberPicker
            {...picker}
            busy={isPending}
            actionsFor={(member) =>
              member.isAdmin
                ? []
                : GIVEN.filter((role) => !has(member.userId, role)).map((role) => {
                    const word = staffTexts[role].toLowerCase();
                    return {
                      id: role,
                      label: fillText(staffTexts.make, { role: word }),
                      name: fillText(staffTexts.makeName, { name: fullName(member), role: word }),
                    };
                  })
            }
            onPick={({ member, action }) => {
              const role = GIVEN.find((one) => one === action);
              if (role) mutate({ userId: member.userId, name: fullName(member), role, isGiven: true });
            }}
          />
        </div>
      </Surface>
      <LazyQuestion
        open={asked !== null}
        busy={isPending}
        title={fillText(staffTexts.takeTitle, {
          role: asked ? staffTexts[asked.role].toLowerCase() : '',
          name: fullName(asked?.member),
        })}
        description={staffTexts.takeBody}
        confirmLabel={staffTexts.take}
        cancelLabel={staffTexts.keep}
        tone="danger"
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (!asked) return;
          const { member, role, event } = asked;
          const change = { userId: member.id, name: fullName(member), isGiven: false };
          if (role !== 'host') mutate({ ...change, role });
          else if (event) mutate({ ...change, role, eventId: event.id });
        }}
      />
    </div>
  );
}
