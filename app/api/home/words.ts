import { createTranslator } from 'next-intl';
import { loadMessages } from '@/lib/i18n/load-messages';
import type { Language } from '@/lib/markets';

/** The home page's words for what answers outside of a page. */
export async function homeWords(language: Language) {
  const messages = await loadMessages(language);
  return createTranslator({ locale: `${language}-u-nu-latn`, messages, namespace: 'home' });
}
