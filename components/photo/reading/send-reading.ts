import { DEVICE_CONSENT_VERSION, type DraftView } from '@/lib/books';
import { sendJson } from '@/lib/client/api/send-json';
import type { ReadHero } from '@/lib/illustrator';
import type { Language } from '@/lib/markets';
import { sendWithRetry, type UploadRetryOptions, type UploadState } from '../upload/upload-with-retry';

/**
 * Sends the hero that this device read from a photo, without the photo; retries like an upload. The consent is that of
 * the visitor, in whose place the shop stores the declaration of a school.
 */
export function sendReading(
  bookId: string,
  hero: ReadHero,
  { language, signal, onState }: UploadRetryOptions & { readonly language: Language },
): Promise<DraftView> {
  const consent = { accepted: true, textVersion: DEVICE_CONSENT_VERSION, language };
  const json = { ...hero, consent };
  // A few numbers have no progress worth showing.
  const tell = (next: UploadState) => onState(next.phase === 'sending' ? { phase: 'numbers' } : next);
  const send = () => sendJson<DraftView>(`/api/books/${bookId}/reading`, { json, signal });
  return sendWithRetry(send, { signal, onState: tell });
}
