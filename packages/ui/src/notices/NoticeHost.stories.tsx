import { notice } from '@sorella/core/notices/catalogue';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../primitives/Button.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';
import { TabRow, tabPanelProps } from '../primitives/TabRow.tsx';
import { media } from '../tokens/breakpoints.ts';
import { NoticeCard } from './NoticeCard.tsx';
import { page } from './NoticeHost.page.tsx';
import { NoticeHost } from './NoticeHost.tsx';
import { NoticeSymbol } from './NoticeSymbol.tsx';
import { createNoticeCenter, type NoticeCenter } from './notice-center.ts';
import { PlainToaster } from './PlainToaster.tsx';
import { Toaster } from './Toaster.tsx';

const fill = (center: NoticeCenter) => {
  center.publish(notice('back-online'));
  center.publish(notice('connection-issue-detected'));
  center.publish(notice('reconnecting', { n: 2 }), { action: { label: 'Try again', onPress: fn() } });
  center.publish(notice('login-failed'));
  return center;
};

/** How many stand on the screen at most. */
const room = () => (window.matchMedia(media.compact).matches ? 1 : 2);

const meta = preview.meta({
  title: 'Notices/NoticeHost',
  component: NoticeHost,
  subcomponents: { Toaster, PlainToaster, NoticeCard, NoticeSymbol },
  parameters: { page, docs: { story: { inline: false, height: '480px' } } },
  args: { center: createNoticeCenter() },
});

export const Stack = meta.story({
  name: 'Two stand at the foot of a wide page at most, and one under the header of a phone (R-039)',
  render: function Render() {
    const [center] = useState(() => fill(createNoticeCenter()));
    return <NoticeHost center={center} />;
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Dismiss notice' })).toHaveLength(room()),
    );
  },
});

export const Publishing = meta.story({
  name: 'A published notice is shown and read out, and goes by its button',
  render: function Render() {
    const [center] = useState(() => createNoticeCenter());
    return (
      <>
        <Button onPress={() => center.publish(notice('login-failed'))}>Fail</Button>
        <NoticeHost center={center} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    const spoken = canvas.getAllByRole('log').find((log) => log.getAttribute('aria-live') === 'assertive');
    await expect(spoken).toHaveTextContent(/^Login failed\. Invalid email or password/);
    const dismiss = await screen.findByRole('button', { name: 'Dismiss notice' });
    await userEvent.click(dismiss);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Dismiss notice' })).toBeNull());
  },
});

export const AtOnce = meta.story({
  name: 'A notice published right after the page was drawn waits for the toaster and is seen',
  render: function Render() {
    const [center] = useState(() => createNoticeCenter());
    useEffect(() => {
      center.publish(notice('back-online'));
    }, [center]);
    return <NoticeHost center={center} />;
  },
  play: async () => {
    const dismiss = await screen.findByRole('button', { name: 'Dismiss notice' });
    await waitFor(() => expect(dismiss).toBeVisible());
    const toast = within(screen.getByRole('group', { name: /back online/ }));
    await waitFor(() => expect(toast.getByText('Your connection has been restored.')).toBeVisible());
  },
});

export const ByKeyboard = meta.story({
  name: 'The keyboard passes through the notices, and comes back from one that it dismissed',
  render: function Render() {
    const [center] = useState(() => fill(createNoticeCenter()));
    return (
      <>
        <Button onPress={fn()}>Before</Button>
        <NoticeHost center={center} />
        <Button onPress={fn()}>After</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Dismiss notice' })).toHaveLength(room()),
    );
    const before = canvas.getByRole('button', { name: 'Before' });
    const after = canvas.getByRole('button', { name: 'After' });
    before.focus();
    // Each and its button, and the one that offers another try, where there is room for it.
    for (let stop = 0; stop < (room() === 1 ? 2 : 5); stop += 1) {
      await userEvent.tab();
      await expect(document.activeElement).not.toBe(after);
    }
    await userEvent.tab();
    await expect(after).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(screen.getAllByRole('button', { name: 'Dismiss notice' }).at(-1)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.queryAllByRole('button', { name: 'Dismiss notice' })).toHaveLength(room() - 1),
    );
    await waitFor(() => expect(after).toHaveFocus());
  },
});

export const OnAPhone = meta.story({
  name: 'On a phone one stands under the header, and makes room for what was pressed there',
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: function Render() {
    const [center] = useState(() => createNoticeCenter());
    const fail = () => void center.publish(notice('login-failed'));
    return (
      <>
        <Button onPress={fail}>Near the top</Button>
        <Skeleton shape="box" width="100%" height="14rem" />
        <Skeleton shape="box" width="100%" height="14rem" />
        <Button onPress={fail}>Further down</Button>
        <NoticeHost center={center} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const top = async () =>
      (await screen.findByRole('group', { name: /Login failed/ })).getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('button', { name: 'Near the top' }));
    await waitFor(async () => expect(await top()).toBeGreaterThan(window.innerHeight / 2));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss notice' }));
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Further down' }));
    await waitFor(async () => expect(await top()).toBeLessThan(window.innerHeight / 2));
  },
});

export const BesideTabs = meta.story({
  name: 'On a phone tabs under the header stay free: what a notice tells of is often behind one',
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: function Render() {
    const [center] = useState(() => createNoticeCenter());
    const [tab, setTab] = useState('all');
    return (
      <>
        <TabRow
          id="shown"
          label="Events"
          items={[
            { value: 'all', label: 'All events' },
            { value: 'own', label: 'My Applications' },
          ]}
          value={tab}
          onValueChange={setTab}
        />
        <div {...tabPanelProps('shown', tab)}>
          <Skeleton shape="box" width="100%" height="14rem" />
          <Button onPress={() => center.publish(notice('login-failed'))}>In the middle</Button>
        </div>
        <NoticeHost center={center} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'In the middle' }));
    const card = await screen.findByRole('group', { name: /Login failed/ });
    await waitFor(() =>
      expect(card.getBoundingClientRect().top).toBeGreaterThan(
        canvas.getByRole('tablist').getBoundingClientRect().bottom,
      ),
    );
  },
});

export const Plain = meta.story({
  name: 'When the toaster could not be loaded, plain notices stand in',
  render: function Render() {
    const [center] = useState(() => fill(createNoticeCenter()));
    return <PlainToaster center={center} shown={center.getSnapshot().shown} />;
  },
});

export const Narrow = meta.story({
  name: 'A long notice holds in the narrowest window',
  tags: ['kind:long-text'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  render: function Render() {
    const [center] = useState(() => {
      const made = createNoticeCenter();
      made.publish({
        id: 'long',
        tone: 'info',
        title: 'Rindfleischetikettierungsüberwachungsaufgabe',
        description: 'It may take a while, and nothing you saved is lost. '.repeat(5),
      });
      return made;
    });
    return <NoticeHost center={center} />;
  },
});
