import type { Language } from '@/lib/markets';

/** One file per domain in `messages/<language>/`; the file's name is the top key. */
export const MESSAGE_DOMAINS = [
  'common',
  'layout',
  'home',
  'catalogue',
  'bookDetail',
  'errors',
  'wizard',
  'preview',
  'hero',
  'waiting',
  'account',
  'checkout',
  'orders',
  'confirm',
  'notFound',
  'legal',
  'blog',
  'support',
  'visit',
  'pricing',
  'roladin',
  'accessibility',
  'siteMap',
  'problem',
] as const;

export async function loadMessages(language: Language) {
  const entries = await Promise.all(
    MESSAGE_DOMAINS.map(async (domain) => {
      const file = await import(`../../messages/${language}/${domain}.json`);
      return [domain, file.default] as const;
    }),
  );
  return Object.fromEntries(entries);
}
