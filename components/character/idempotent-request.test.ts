import { expect, it } from 'vitest';
import { ApiError } from '@/lib/client/api/api-error';
import { createIdempotentRequest } from './idempotent-request';

/** Sends requests to a server with scripted responses and returns their idempotency keys. */
function asking(...answers: readonly (ApiError | null)[]) {
  const keys: string[] = [];
  let made = 0;
  const send = createIdempotentRequest(() => {
    made += 1;
    return `key ${made}`;
  });
  const ask = (wish: string) =>
    send(wish, async (key) => {
      const refused = answers[keys.push(key) - 1];
      if (refused) throw refused;
    }).catch(() => undefined);
  return { keys, ask };
}
const LOST = new ApiError(0, null);
const refusal = (status: number, code: string) => new ApiError(status, { error: { code } });

it.each([
  ['a lost answer', LOST],
  ['a server in trouble', refusal(502, 'internal_error')],
  ['a try still in work', refusal(409, 'request_in_progress')],
])('after %s a second tap uses the same key', async (_, trouble) => {
  const { keys, ask } = asking(trouble, null);
  await ask('regular, 3 left');
  await ask('regular, 3 left');
  expect(keys).toEqual(['key 1', 'key 1']);
});

it('after a response the next tap uses a new key', async () => {
  const { keys, ask } = asking(null, refusal(429, 'rate_limited'), null);
  for (let tap = 0; tap < 3; tap += 1) await ask('regular, 3 left');
  expect(keys).toEqual(['key 1', 'key 2', 'key 3']);
});

it('a different request uses a new key, also after a lost response', async () => {
  const { keys, ask } = asking(LOST, null);
  await ask('regular, 3 left');
  await ask('advanced, 3 left');
  expect(keys).toEqual(['key 1', 'key 2']);
});
