import { type CountryCode, DEFAULT_COUNTRY, type Language } from '@/lib/markets';
import { toMarketMessages } from './market-messages';

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
  'occasions',
  'orders',
  'rewards',
  'confirm',
  'editor',
  'notFound',
  'legal',
  'blog',
  'support',
  'country',
  'pricing',
  'roladin',
  'accessibility',
  'siteMap',
  'kindergarten',
  'company',
  'employee',
  'problem',
  'inApp',
  'consent',
] as const;

async function readMessages(language: Language) {
  const entries = await Promise.all(
    MESSAGE_DOMAINS.map(async (domain) => {
      const file = await import(`../../messages/${language}/${domain}.json`);
      return [domain, file.default] as const;
    }),
  );
  return Object.fromEntries(entries);
}

const LOADED = new Map<string, ReturnType<typeof readMessages>>();

/** All messages of the pages, as they are written in this market; read once. */
export function loadMessages(
  language: Language,
  country: CountryCode = DEFAULT_COUNTRY,
): ReturnType<typeof readMessages> {
  const key = `${language}-${country}`;
  const loaded =
    LOADED.get(key) ?? readMessages(language).then((messages) => toMarketMessages(messages, { country, language }));
  LOADED.set(key, loaded);
  return loaded;
}
