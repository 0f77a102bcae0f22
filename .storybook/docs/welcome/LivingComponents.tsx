import { useState } from 'react';
import { anEvent, aState } from '../../../packages/ui/src/cards/cards.fixtures.ts';
import { EventCard } from '../../../packages/ui/src/cards/event-card/EventCard.tsx';
import { Avatar } from '../../../packages/ui/src/primitives/Avatar.tsx';
import { Badge } from '../../../packages/ui/src/primitives/Badge.tsx';
import { Button } from '../../../packages/ui/src/primitives/Button.tsx';
import { Chip } from '../../../packages/ui/src/primitives/Chip.tsx';
import { Field } from '../../../packages/ui/src/primitives/Field.tsx';
import { StatusNote } from '../../../packages/ui/src/primitives/StatusNote.tsx';
import { TextInput } from '../../../packages/ui/src/primitives/TextInput.tsx';
import type { Theme } from '../../modes.ts';

const event = anEvent();
const interests = ['Books', 'Food', 'Hiking', 'Travel'];

function LivingEventCard() {
  const [hasApplied, setHasApplied] = useState(false);
  return (
    <EventCard
      event={event}
      state={aState(event, hasApplied ? { application: {}, booking: 'pending' } : {})}
      onApply={() => setHasApplied(true)}
      onCancel={() => setHasApplied(false)}
    />
  );
}

function LivingChips() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['Books']));
  const choose = (name: string, on: boolean) =>
    setChosen(new Set(on ? [...chosen, name] : [...chosen].filter((other) => other !== name)));
  return (
    <div className="welcome-row">
      {interests.map((name) => (
        <Chip key={name} selected={chosen.has(name)} onToggle={(on) => choose(name, on)}>
          {name}
        </Chip>
      ))}
    </div>
  );
}

function LivingButtons() {
  const [busy, setBusy] = useState(false);
  return (
    <div className="welcome-row">
      <Button busy={busy} busyLabel="Joining" onPress={() => setBusy(true)}>
        Join Now
      </Button>
      <Button variant="secondary" onPress={() => setBusy(false)}>
        {busy ? 'Stop' : 'Not Yet'}
      </Button>
    </div>
  );
}

function LivingField() {
  const [email, setEmail] = useState('maya@');
  const error = /.@.+\../.test(email) ? {} : { error: 'Write the whole address, as name@example.org' };
  return (
    <Field label="Email" {...error}>
      {(control) => <TextInput {...control} type="email" value={email} onValueChange={setEmail} />}
    </Field>
  );
}

/** Six components as they run in the product, in one theme. */
export function LivingComponents({ theme }: { theme: Theme }) {
  return (
    <section className="welcome-theme" data-theme={theme} aria-label={`In the ${theme} theme`}>
      <LivingEventCard />
      <div className="welcome-column">
        <LivingButtons />
        <LivingChips />
        <LivingField />
        <StatusNote tone="good" title="You’re in">
          Your seat at the long table is kept.
        </StatusNote>
        <div className="welcome-row">
          <Avatar name="Maya Okafor" seed="maya" decorative />
          <Avatar name="Lena Schmidt" seed="lena" decorative />
          <Avatar name="Noor Haddad" seed="noor" decorative />
          <Badge tone="good">14 going</Badge>
        </div>
      </div>
    </section>
  );
}
