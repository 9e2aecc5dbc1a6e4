import { afterEach, describe, expect, it, vi } from 'vitest';
import { newId } from '@/lib/platform/ids';
import { createDeviceCookie } from '../support/bad-requests/send-bad-requests';
import { withEveryService } from '../support/bad-requests/with-every-service';
import type { CreateLink } from '../support/links/link';
import type { LinkKind } from '../support/links/link-kinds';
import { SECRET_LINKS } from '../support/links/secret-links';
import { SIGNED_LINKS } from '../support/links/signed-links';
import { SIGNED_MESSAGES } from '../support/links/signed-messages';
import { STAFF_LINKS } from '../support/links/staff-links';
import { withRequests } from '../support/requests';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
withRequests(shop);
withEveryService(shop);
afterEach(() => {
  vi.useRealTimers();
});

const LINKS: Readonly<Record<LinkKind, CreateLink>> = {
  ...SIGNED_LINKS,
  ...SIGNED_MESSAGES,
  ...SECRET_LINKS,
  ...STAFF_LINKS,
};
const REFUSALS = [400, 401, 403, 404, 410];
const OPENED = [200, 201, 204];

const swapCase = (letter: string) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase());

/** The token with each of its letters changed in turn, once only in its case; shorter by one, longer by one. */
function* alter(token: string): Generator<string> {
  for (let at = 0; at < token.length; at += 1) {
    const letter = token[at] ?? '';
    for (const other of [swapCase(letter), letter === 'x' ? 'y' : 'x'])
      if (other !== letter) yield token.slice(0, at) + other + token.slice(at + 1);
  }
  yield* [token.slice(1), token.slice(0, -1), `${token}A`, `A${token}`, `${token}=`, `${token}.`, `${token}${token}`];
}

async function read(answer: Promise<Response>) {
  const response = await answer;
  await response.body?.cancel();
  return { status: response.status, location: response.headers.get('location') };
}

describe.each(Object.entries(LINKS))('§6 a link is its own permission: %s', (_, createLink) => {
  it('opens as it was given, and with no letter changed, left out or added', { timeout: 120_000 }, async () => {
    const { token, open } = await createLink(shop);
    const opened: string[] = [];
    for (const altered of alter(token)) {
      const { status } = await read(open(altered));
      if (!REFUSALS.includes(status)) opened.push(`${status} ${altered} instead of ${token}`);
    }
    expect(opened).toEqual([]);
    expect(OPENED).toContain((await read(open(token))).status);
  });

  it('opens nothing after its end, for a stranger, or a second time where it works once', async () => {
    const { token, open, endsAt, stranger, once } = await createLink(shop);
    if (stranger) expect(REFUSALS).toContain((await read(open(token, stranger))).status);
    if (once) {
      expect(OPENED).toContain((await read(open(token))).status);
      expect(REFUSALS).toContain((await read(open(token, createDeviceCookie(newId())))).status);
    }
    const late = endsAt && (once ? await createLink(shop) : { token, open });
    if (!late) return;
    vi.useFakeTimers({ now: endsAt, toFake: ['Date'] });
    const { status, location } = await read(late.open(late.token));
    // The link of a finished book leads its owner to the place where it is renewed.
    if (location) expect(location).toMatch(/\/my-books\?expired=1$/);
    else expect(REFUSALS).toContain(status);
  });
});
