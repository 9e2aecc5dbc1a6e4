import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type APIRequest, type Cookie, expect } from '@playwright/test';
import type { PreviewView } from '@/lib/books';
import { createBook, TEXT_PAGE_BOOK } from './create-book';
import { test as base } from './shared-page';
import { WORKER_TIMEOUT } from './timeouts';

const CHILDREN = { he: 'נועה', en: 'Maya Levi' } as const;
type Language = keyof typeof CHILDREN;
type ReadyBook = { readonly preview: PreviewView; readonly cookies: readonly Cookie[] };

/** True for the first caller in this run. */
function claim(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function create(language: Language, request: APIRequest, baseURL: string): Promise<ReadyBook> {
  const device = await request.newContext({ baseURL });
  const book = { language, childName: CHILDREN[language], catalogueId: TEXT_PAGE_BOOK[language] };
  const preview = await createBook(device, book);
  const { cookies } = await device.storageState();
  await device.dispose();
  return { preview, cookies };
}

/** The book of a language that all read-only tests of this run share; the first of them creates it. */
async function findOrCreate(
  language: Language,
  outputDir: string,
  createFirst: () => Promise<ReadyBook>,
): Promise<ReadyBook> {
  // Playwright empties this folder before every run.
  const folder = path.join(outputDir, `book-${language}`);
  const file = path.join(folder, 'book.json');
  mkdirSync(outputDir, { recursive: true });
  if (claim(folder)) {
    try {
      writeFileSync(`${file}.part`, JSON.stringify(await createFirst()));
      renameSync(`${file}.part`, file);
    } catch (error) {
      rmSync(folder, { recursive: true });
      throw error;
    }
  }
  let book: ReadyBook | undefined;
  await expect(() => {
    book = JSON.parse(readFileSync(file, 'utf8'));
  }).toPass({ timeout: WORKER_TIMEOUT });
  return book as ReadyBook;
}

/** `ownBook` gives the page's device access to a drawn book; tests only read it. */
export const test = base.extend<{ ownBook: (language: Language) => Promise<PreviewView> }>({
  ownBook: async ({ context, playwright, baseURL }, use, { project }) => {
    await use(async (language) => {
      const createFirst = () => create(language, playwright.request, baseURL ?? '');
      const { preview, cookies } = await findOrCreate(language, project.outputDir, createFirst);
      await context.addCookies([...cookies]);
      return preview;
    });
  },
});
