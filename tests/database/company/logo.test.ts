import sharp from 'sharp';
import { expect, it } from 'vitest';
import { sweepObjects } from '@/lib/books/retention/sweep-objects';
import { COMPANY_LIMITS } from '@/lib/company';
import { getBatch, removeLogo, saveLogo } from '@/lib/company/server';
import { newId } from '@/lib/platform/ids';
import { readLogo } from '@/lib/server/threads/photo-reader';
import { createCompanyFlow } from '../support/company-flow';
import { unwrap } from '../support/draft-flow';
import { addSeconds, DAY, MINUTE } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const flow = createCompanyFlow(shop);
// Later than the batch's first action, so that the history has one order.
const hr = (accountId: string) => ({ db: shop.db, accountId, now: addSeconds(MINUTE), storage, newId, readLogo });
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 90, b: 200, alpha: 0.5 } } });
const keyOf = async (id: string) => (await shop.db.companyBatch.findUniqueOrThrow({ where: { id } })).logoKey ?? '';

it('§3 "optional logo": stores a small PNG without metadata, keeps its transparency, deletes the one before', async () => {
  const { id, accountId } = await flow.open();
  const withExif = await picture(2000, 500)
    .withExif({ IFD0: { Artist: 'Dana' } })
    .webp()
    .toBuffer();
  unwrap(await saveLogo(id, withExif, hr(accountId)));
  const first = await keyOf(id);
  const stored = await sharp(await storage.get(first)).metadata();
  expect(stored).toMatchObject({ format: 'png', width: 800, height: 200, hasAlpha: true });
  expect(stored.exif).toBeUndefined();
  unwrap(await saveLogo(id, await picture(120, 120).png().toBuffer(), hr(accountId)));
  const second = await keyOf(id);
  expect(storage.objects()).not.toContain(first);
  expect(storage.objects()).toContain(second);
  const sign = async (key: string) => `signed:${key}`;
  const view = unwrap(await getBatch(id, { ...hr(accountId), sign }));
  expect(view).toMatchObject({ logoUrl: `signed:${second}`, actions: [{ kind: 'logo_changed' }, {}, {}] });
  // The daily sweep takes it for nobody's unless it knows batches.
  await sweepObjects({ db: shop.db, storage, now: addSeconds(400 * DAY) });
  expect(storage.objects()).toContain(second);
  unwrap(await removeLogo(id, hr(accountId)));
  expect(await shop.db.companyBatch.findUniqueOrThrow({ where: { id } })).toMatchObject({ logoKey: null });
  expect(storage.objects()).not.toContain(second);
  expect(await shop.db.pendingObject.count()).toBe(0);
});

it('§5 "logo up to 5 MB": refuses large files, SVG, broken files, and other people', async () => {
  const { id, accountId } = await flow.open();
  const save = (bytes: Uint8Array, who = accountId) => saveLogo(id, bytes, hr(who));
  expect(await save(new Uint8Array(COMPANY_LIMITS.logoBytes + 1))).toMatchObject({ code: 'logo_too_large' });
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  expect(await save(svg)).toMatchObject({ code: 'logo_not_an_image' });
  const png = await picture(120, 120).png().toBuffer();
  expect(await save(png.subarray(0, 40))).toMatchObject({ code: 'logo_not_an_image' });
  expect(await save(await picture(8, 8).png().toBuffer())).toMatchObject({ code: 'logo_too_small' });
  expect(await save(png, await flow.newHr())).toMatchObject({ code: 'access_denied' });
  expect(await shop.db.companyBatch.findUniqueOrThrow({ where: { id } })).toMatchObject({ logoKey: null });
});
