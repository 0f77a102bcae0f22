import { readFileSync } from 'node:fs';
import path from 'node:path';
import { notificationKinds } from '@sorella/core/domain/notifications/kinds';
import { expect, it } from 'vitest';
import { root } from '../tools/processes.mjs';

it('shows each kind of mail in a story', () => {
  const stories = readFileSync(path.join(root, '.storybook/mails/Mails.stories.tsx'), 'utf8');
  const mailed = Object.entries(notificationKinds).flatMap(([kind, { channels }]) =>
    channels.some((channel) => channel === 'mail') ? [kind] : [],
  );
  expect(mailed.filter((kind) => !stories.includes(`mailSamples.kind('${kind}')`))).toEqual([]);
});
