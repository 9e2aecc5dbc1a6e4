import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES, type Language } from '@/lib/markets';
import { parseFrontMatter } from './front-matter';
import type { BlogPost } from './model';
import { postImageUrl } from './pictures';
import { readingTime } from './reading-time';
import { getRelatedBook } from './related-book';

export type BuiltInPost = BlogPost & { readonly language: Language };

const FOLDER = path.join(process.cwd(), 'lib/blog/data');

async function readPostFile(language: Language, file: string): Promise<BuiltInPost> {
  const id = path.basename(file, '.md');
  const written = parseFrontMatter(await readFile(path.join(FOLDER, language, file), 'utf8'));
  const words = { readingTime: readingTime(written.content), ...written };
  return { id, language, image: postImageUrl(id), relatedBook: getRelatedBook(id), ...words };
}

/** The posts that ship with the shop, in every language. */
export async function readBuiltInPosts(): Promise<readonly BuiltInPost[]> {
  const perLanguage = LANGUAGES.map(async (language) => {
    const files = await readdir(path.join(FOLDER, language));
    return Promise.all(files.filter((file) => file.endsWith('.md')).map((file) => readPostFile(language, file)));
  });
  return (await Promise.all(perLanguage)).flat();
}
