import type { EventHost } from '@sorella/core/domain/entities/staff';
import { fullName } from '@sorella/core/domain/profile/names';
import { fillText } from '@sorella/core/notices/notice';
import { staffTexts } from '@sorella/core/notices/texts/staff.texts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import * as css from '../../../admin/members/member-record.css.ts';
import { MemberPicker } from '../../../admin/staff/MemberPicker.tsx';
import { StaffList } from '../../../admin/staff/StaffList.tsx';
import { LazyQuestion, preloadQuestion } from '../../../dialogs/LazyQuestion.tsx';
import { ErrorState } from '../../../empty-states/ErrorState.tsx';
import { Heading } from '../../../primitives/Heading.tsx';
import { Surface } from '../../../primitives/Surface.tsx';
import { Text } from '../../../primitives/Text.tsx';
import { useReadFailure } from '../../../queries/use-read-failure.ts';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { eventPeopleQuery } from '../events/GuestListFlow.tsx';
import { useMemberPicker } from './use-member-picker.ts';
import { useRoleChange } from './use-role-change.ts';

/** The hosts of one event, on live data: named by a search, taken back after a question. */
export function EventHostsFlow({ eventId }: { readonly eventId: string }) {
  const services = useAppServices();
  const { data } = services;
  const id = useId();
  const query = useQuery({
    queryKey: ['admin-tools', 'event-hosts', eventId],
    queryFn: ({ signal }) => data.admin.listEventHosts(eventId, { signal }),
  });
  const people = useQuery(eventPeopleQuery(services, eventId));
  const failure = useReadFailure(query);
  const picker = useMemberPicker();
  const [asked, setAsked] = useState<EventHost['member'] | null>(null);
  useEffect(preloadQuestion, []);
  const { mutate, isPending } = useRoleChange(() => setAsked(null));
  const change = (member: { id: string; name: string }, isGiven: boolean) =>
    mutate({ userId: member.id, name: member.name, role: 'host', eventId, isGiven });
  const hosts = query.data;
  // An event that is not there, or not read, has nobody to name.
  if (!people.data) return null;
  return (
    <Surface as="section" aria-labelledby={id}>
      <div className={css.part}>
        <Heading level={2} size="card" id={id}>
          {staffTexts.hostsTitle}
        </Heading>
        <Text size="small" tone="soft">
          {staffTexts.hostsLead}
        </Text>
        {hosts ? (
          <StaffList
            label={staffTexts.hostsTitle}
            empty={staffTexts.hostsEmpty}
            takeLabel={staffTexts.takeHost}
            rows={hosts.map((host) => ({
              ...host,
              id: host.member.id,
              role: null,
              of: null,
              takeName: fillText(staffTexts.takeHostName, { name: fullName(host.member) }),
            }))}
            onTake={({ id: userId }) =>
              setAsked(hosts.find(({ member }) => member.id === userId)?.member ?? null)
            }
          />
        ) : failure ? (
          <ErrorState
            notice={failure.generalNotice}
            headingLevel={3}
            retrying={failure.retrying}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <Text size="small">{staffTexts.loading}</Text>
        )}
        {hosts ? (
          <MemberPicker
            {...picker}
            busy={isPending}
            actionsFor={(member) =>
              hosts.some((host) => host.member.id === member.userId)
                ? []
                : [
                    {
                      id: 'host',
                      label: staffTexts.makeHost,
                      name: fillText(staffTexts.makeHostName, { name: fullName(member) }),
                    },
                  ]
            }
            onPick={({ member }) => change({ id: member.userId, name: fullName(member) }, true)}
          />
        ) : null}
      </div>
      <LazyQuestion
        open={asked !== null}
        busy={isPending}
        title={fillText(staffTexts.takeHostTitle, { name: fullName(asked) })}
        description={staffTexts.takeHostBody}
        confirmLabel={staffTexts.takeHost}
        cancelLabel={staffTexts.keepHost}
        tone="danger"
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && change({ id: asked.id, name: fullName(asked) }, false)}
      />
    </Surface>
  );
}
