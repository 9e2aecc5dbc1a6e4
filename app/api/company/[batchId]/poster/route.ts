import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { paperQuerySchema } from '@/lib/company';
import { makePoster } from '@/lib/company/server';
import { errorReply, pdfReply, query } from '@/lib/server/api';
import { withHr } from '@/lib/server/api/company';
import { limitReceipts, typesetPoster } from '@/lib/server/receipts';

/** Pixels of the cover's edge: 190 dpi across the page. */
const COVER_PX = 1600;

const readCover = async (address: string): Promise<Uint8Array> =>
  sharp(await readFile(path.join(/* turbopackIgnore: true */ process.cwd(), 'public', address)))
    .resize(COVER_PX)
    .jpeg({ quality: 86 })
    .toBuffer();

/** A poster with the QR code of the employees' link, in the asked language. */
export const GET = query('/api/company/[batchId]/poster', (context) =>
  withHr(context, async ({ db, accountId, now }) => {
    const parsed = paperQuerySchema.safeParse(Object.fromEntries(new URL(context.request.url).searchParams));
    if (!parsed.success) return errorReply('validation_failed');
    const refused = limitReceipts(accountId, now);
    if (refused) return refused;
    const { storage, env } = context.shop;
    const made = await makePoster(context.params.batchId, parsed.data.language, {
      db,
      accountId,
      storage,
      readCover,
      shopUrl: env.SHOP_URL,
      typeset: typesetPoster,
    });
    return pdfReply(made, (bytes) => ({ bytes, name: 'poster.pdf' }));
  }),
);
