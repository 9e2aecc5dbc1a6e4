import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES, type Language } from '@/lib/markets';
import { readFrontMatter } from './front-matter';
import type { BlogPost } from './model';
import { postImage } from './pictures';
import { readingTime } from './reading-time';

export type WrittenPost = BlogPost & { readonly language: Language };

const FOLDER = path.join(process.cwd(), 'lib/blog/data');

async function readText(language: Language, file: string): Promise<WrittenPost> {
  const id = path.basename(file, '.md');
  const written = readFrontMatter(await readFile(path.join(FOLDER, language, file), 'utf8'));
  return { id, language, image: postImage(id), readingTime: readingTime(written.content), ...written };
}

/** The posts that come with the shop, in every language. */
export async function readTexts(): Promise<readonly WrittenPost[]> {
  const perLanguage = LANGUAGES.map(async (language) => {
    const files = await readdir(path.join(FOLDER, language));
    return Promise.all(files.filter((file) => file.endsWith('.md')).map((file) => readText(language, file)));
  });
  return (await Promise.all(perLanguage)).flat();
}
