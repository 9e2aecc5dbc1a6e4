import { type APIRequestContext, expect } from '@playwright/test';
import type { PreviewView } from '@/lib/books';
import type { BookLanguage } from './words';

const FIRST_BOOK = { he: 1, en: 10_001, ar: 20_001, ru: 30_001 } as const;
const headers = { 'x-requested-with': 'gibori' };

/** A book whose preview is drawn, made by the shop's own calls on the device of `request`; without a photo. */
export async function madeBook(
  request: APIRequestContext,
  child: { readonly language: BookLanguage; readonly childName: string },
): Promise<PreviewView> {
  const post = async (path: string, data: object): Promise<{ readonly id: string }> => {
    const answer = await request.post(path, { headers, data });
    expect([path, answer.ok()]).toEqual([path, true]);
    return answer.json();
  };
  const { id } = await post('/api/books/create', {
    ...child,
    gender: 'girl',
    age: 5,
    catalogueId: FIRST_BOOK[child.language],
  });
  await post(`/api/books/${id}/no-photo`, {});
  await post(`/api/books/${id}/approve`, { imageModel: 'regular' });
  let preview: PreviewView | undefined;
  await expect(async () => {
    preview = await (await request.get(`/api/books/${id}/preview`)).json();
    expect(preview?.task?.state).toBe('done');
  }).toPass({ timeout: 120_000 });
  if (!preview) throw new Error('no preview');
  return preview;
}
