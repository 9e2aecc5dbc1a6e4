import pLimit from 'p-limit';
import { createMemoryRateLimit } from '@/lib/platform/http';
import type {
  GiftCardInput,
  NameLabelsInput,
  PackingListInput,
  PosterInput,
  ReceiptInput,
  typesetReceipt as typeset,
  typesetGiftCard as typesetCard,
  typesetPoster as typesetCompanyPoster,
  typesetNameLabels as typesetLabels,
  typesetPackingList as typesetList,
} from '@/lib/typesetting/server';
import { errorReply, type Reply } from './api';

/** Each receipt is a process of about a second, which customers share with the pages. */
const oneAtATime = pLimit(1);
const perReader = createMemoryRateLimit({ limit: 10, windowSeconds: 60 });

/**
 * Rejects more papers and archives per minute than a person reads; `null` when the request may pass. Of an account, or of
 * a link that anybody may hold.
 */
export function limitReceipts(reader: string, now: Date): Reply | null {
  const waitSeconds = perReader(reader, now);
  return waitSeconds > 0 ? errorReply('rate_limited', { data: { waitSeconds } }) : null;
}

/** Typesets receipts one after the other; the typesetter is imported with the first one. */
export const typesetReceipt = (receipt: ReceiptInput): ReturnType<typeof typeset> =>
  oneAtATime(async () => {
    const { typesetReceipt: run } = await import('@/lib/typesetting/server');
    return run(receipt);
  });

/** Typesets the greeting cards of gifts, in turn with the receipts. */
export const typesetGiftCard = (card: GiftCardInput): ReturnType<typeof typesetCard> =>
  oneAtATime(async () => {
    const { typesetGiftCard: run } = await import('@/lib/typesetting/server');
    return run(card);
  });

/** Typesets the packing list of a class, in turn with the receipts. */
export const typesetPackingList = (list: PackingListInput): ReturnType<typeof typesetList> =>
  oneAtATime(async () => {
    const { typesetPackingList: run } = await import('@/lib/typesetting/server');
    return run(list);
  });

/** Typesets the name labels of a class, in turn with the receipts. */
export const typesetNameLabels = (labels: NameLabelsInput): ReturnType<typeof typesetLabels> =>
  oneAtATime(async () => {
    const { typesetNameLabels: run } = await import('@/lib/typesetting/server');
    return run(labels);
  });

/** Typesets the poster of a company's order, in turn with the receipts. */
export const typesetPoster = (poster: PosterInput): ReturnType<typeof typesetCompanyPoster> =>
  oneAtATime(async () => {
    const { typesetPoster: run } = await import('@/lib/typesetting/server');
    return run(poster);
  });
