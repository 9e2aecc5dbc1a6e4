import { describe, expect, it } from 'vitest';
import { runIdempotent } from '@/lib/platform/http';
import { newId } from '@/lib/platform/ids';
import { fail, ok } from '@/lib/platform/result';
import { addSeconds, NOW } from '../support/time';
import { withDatabase } from '../with-database';

const database = withDatabase();

/** A new key, and work that counts its runs. */
function request(status = 201) {
  const key = newId();
  let runs = 0;
  const work = async () => {
    runs += 1;
    return { status, body: { order: runs } };
  };
  return {
    runs: () => runs,
    key,
    send: ({ body = '{"bookId":1}', scope = 'device-1 /api/orders/create', run = work, now = NOW } = {}) =>
      runIdempotent(database.db, { scope, key, body, now }, run),
  };
}

describe('One entry point: Idempotency-Key', () => {
  it('a repeat gets the stored reply', async () => {
    const { send, runs } = request();
    const first = await send();
    expect(await send()).toEqual(first);
    expect([first, runs()]).toEqual([ok({ status: 201, body: { order: 1 } }), 1]);
  });

  it('20 parallel requests run the work once; the others get request_in_progress', async () => {
    const { send, runs } = request();
    const replies = await Promise.all(Array.from({ length: 20 }, () => send()));
    expect(runs()).toBe(1);
    const first = ok({ status: 201, body: { order: 1 } });
    expect(replies).toContainEqual(first);
    for (const reply of replies) expect([first, fail('request_in_progress')]).toContainEqual(reply);
    expect(await send()).toEqual(first);
  });

  it('rejects another body under the same key', async () => {
    const { send, runs } = request();
    await send();
    expect(await send({ body: '{"bookId":2}' })).toEqual(fail('idempotency_key_reused'));
    expect(runs()).toBe(1);
  });

  it('the same key of another visitor or path is another request', async () => {
    const { send, runs } = request();
    await send();
    await send({ scope: 'device-2 /api/orders/create' });
    await send({ scope: 'device-1 /api/orders/checkout' });
    expect(runs()).toBe(3);
  });

  it('an expected error is stored as a reply too', async () => {
    const { send, runs } = request(409);
    expect(await send()).toEqual(await send());
    expect(runs()).toBe(1);
  });

  it('a failed run releases the key: an exception', async () => {
    const { send, runs } = request();
    const run = async () => {
      throw new Error('power cut');
    };
    await expect(send({ run })).rejects.toThrow('power cut');
    expect(await send()).toMatchObject({ value: { status: 201 } });
    expect(runs()).toBe(1);
  });

  it('a failed run releases the key: status 500', async () => {
    const { send, runs } = request(500);
    await send();
    expect(await send()).toMatchObject({ value: { status: 500 } });
    expect(runs()).toBe(2);
  });

  it('the key of a dead process is taken over after a minute and a half, not before', async () => {
    const { send, runs, key } = request();
    const scope = 'device-1 /api/orders/create';
    let died: () => void = () => {};
    const dying = send({ run: () => new Promise((_, reject) => (died = () => reject(new Error('gone')))) });
    const countRunning = () => database.db.idempotentReply.count({ where: { scope, status: null } });
    await expect.poll(countRunning, { timeout: 20_000 }).toBe(1);
    expect(await send({ now: addSeconds(89) })).toEqual(fail('request_in_progress'));
    expect(await send({ now: addSeconds(91) })).toMatchObject({ value: { status: 201 } });
    expect(runs()).toBe(1);
    expect(await database.db.idempotentReply.count({ where: { key } })).toBe(0);
    died();
    await expect(dying).rejects.toThrow('gone');
  });

  it('stores a reply without a body', async () => {
    const { send } = request();
    await send({ run: async () => ({ status: 204, body: null as never }) });
    expect(await send()).toEqual(ok({ status: 204, body: null }));
  });

  it('rulings "Flow": of a reply with a secret only what makes it again is stored', async () => {
    const { key, send: _, ...count } = request();
    const storage = {
      toStored: () => ({ id: '7' }),
      restore: async (stored: unknown) => ({ ...(stored as object), token: 'secret' }),
    };
    const send = () =>
      runIdempotent(
        database.db,
        { scope: 'device-1 /api/company/link/x/submissions', key, body: '{}', now: NOW },
        async () => ({ status: 201, body: { id: '7', token: 'secret' } }),
        storage,
      );
    expect([await send(), await send(), count.runs()]).toEqual([
      ok({ status: 201, body: { id: '7', token: 'secret' } }),
      ok({ status: 201, body: { id: '7', token: 'secret' } }),
      0,
    ]);
    const stored = await database.db.idempotentReply.findMany({ where: { scope: { contains: 'submissions' } } });
    expect(JSON.stringify(stored)).not.toContain('secret');
  });
});
