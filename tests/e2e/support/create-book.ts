import { type APIRequestContext, test as base, type Cookie, expect } from '@playwright/test';
import type { PreviewView } from '@/lib/books';
import type { BookLanguage } from './messages';

const FIRST_BOOK = { he: 1, en: 10_001, ar: 20_001, ru: 30_001 } as const;
const headers = { 'x-requested-with': 'gibori' };

/** Creates a book with a drawn preview through the shop's API, on the device of `request`; without a photo. */
export async function createBook(
  request: APIRequestContext,
  child: { readonly language: BookLanguage; readonly childName: string },
): Promise<PreviewView> {
  const post = async (path: string, data: object): Promise<{ readonly id: string }> => {
    const response = await request.post(path, { headers, data });
    expect([path, response.ok()]).toEqual([path, true]);
    return response.json();
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

type ReadyBook = { readonly preview: PreviewView; readonly cookies: Cookie[] };
const CHILDREN = { he: 'נועה', en: 'Maya Levi' } as const;

/**
 * Read-only tests share one book per language and worker.
 * `ownBook` gives the page's device access to it.
 */
export const test = base.extend<
  { ownBook: (language: keyof typeof CHILDREN) => Promise<PreviewView> },
  { readyBook: (language: keyof typeof CHILDREN) => Promise<ReadyBook> }
>({
  readyBook: [
    async ({ playwright }, use, { project }) => {
      const books = new Map<string, Promise<ReadyBook>>();
      const create = async (language: keyof typeof CHILDREN): Promise<ReadyBook> => {
        const request = await playwright.request.newContext({ baseURL: project.use.baseURL ?? '' });
        const preview = await createBook(request, { language, childName: CHILDREN[language] });
        const { cookies } = await request.storageState();
        await request.dispose();
        return { preview, cookies };
      };
      await use((language) => {
        const existing = books.get(language) ?? create(language);
        books.set(language, existing);
        return existing;
      });
    },
    { scope: 'worker' },
  ],
  ownBook: async ({ context, readyBook }, use) => {
    await use(async (language) => {
      const { preview, cookies } = await readyBook(language);
      await context.addCookies(cookies);
      return preview;
    });
  },
});
