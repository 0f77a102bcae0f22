import { dataErrorCode } from '@sorella/core/data-port';
import { expect, it } from 'vitest';
import { createSupabaseData } from './index.ts';
import { unimplementedParts } from './unimplemented-parts.ts';

const METHODS = Object.entries(unimplementedParts).flatMap(([part, methods]) =>
  Object.keys(methods).map((method) => [part, method] as const),
);

it.each(METHODS)('says of %s.%s that it is not built yet', async (part, method) => {
  const data = createSupabaseData({
    url: 'http://nowhere.test',
    publishableKey: 'sb_publishable_test',
    fetch: () => Promise.reject(new TypeError('fetch failed')),
  });
  const owner: unknown = Reflect.get(data, part);
  const call: unknown = typeof owner === 'object' && owner !== null ? Reflect.get(owner, method) : undefined;
  if (typeof call !== 'function') throw new Error(`${part}.${method} is missing`);
  const failure: unknown = await call.call(owner, {}, {}).catch((thrown: unknown) => thrown);
  expect(dataErrorCode(failure)).toBe('not-implemented');
});
