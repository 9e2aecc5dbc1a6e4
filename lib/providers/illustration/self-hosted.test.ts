import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { itemAt } from '@/lib/platform/item-at';
import type { FakeServer } from '../testing/fake-http-server';
import { createHostedIllustration } from './hosted';
import { startFakeImageApi } from './testing/fake-image-api';
import {
  consent,
  createMemorySheets,
  createPicture,
  listChecks,
  listPictureRequests,
  parseSentForm,
  request,
} from './testing/hosted';

let picture: Buffer;
let photo: Buffer;
let server: FakeServer;

beforeAll(async () => {
  picture = await createPicture('#3060c0', 64);
  photo = await createPicture('#c06030', 1500);
});
afterEach(() => server.close());

async function connect() {
  server = await startFakeImageApi(picture);
  const primary = {
    provider: 'openai',
    model: 'flux',
    checkModel: 'vision',
    apiKey: 'sk-test',
    baseURL: server.url,
    selfHosted: true,
  } as const;
  return createHostedIllustration({ primary, timeoutMs: 30_000, maxRetries: 0 });
}

describe('an image model on the shop’s own hardware', () => {
  it('draws and checks with that server alone, under a consent that names no outside service, at no cost', async () => {
    const port = await connect();
    const drawn = await port.illustrate({
      ...request,
      photo,
      consent: { ...consent, namedServices: [] },
      sheets: createMemorySheets(),
    });
    expect(drawn).toMatchObject({ ok: true, value: { provider: 'self-hosted:flux', costMicroUsd: 0 } });
    const sent = await Promise.all(listPictureRequests(server).map(parseSentForm));
    const [sheet, page] = [itemAt(sent, 0), itemAt(sent, 1)];
    expect(sheet.form.get('model')).toBe('flux');
    expect(page.prompt).toContain('A single illustration');
    const checks = listChecks(server);
    expect(checks.map(({ path }) => path)).toEqual(['/chat/completions', '/chat/completions']);
    expect(JSON.parse(itemAt(checks, 0).body.toString())).toMatchObject({ model: 'vision' });
  });

  it('draws no photo without the parent’s consent', async () => {
    const port = await connect();
    expect(await port.illustrate({ ...request, photo })).toMatchObject({ code: 'illustration_consent_missing' });
    expect(server.log).toEqual([]);
  });
});
