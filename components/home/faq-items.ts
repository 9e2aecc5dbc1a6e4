import { getTranslations } from 'next-intl/server';
import { CURRENT_CAPABILITIES } from '@/lib/capabilities';
import { type FaqItem, faqQuestions, faqValues, PRESERVED_ANSWER_TAGS } from './faq-questions';
import type { HomePageData } from './home-page-data';

/** All questions with their answers, with rich-text tags. */
export async function faqItems(data: HomePageData): Promise<readonly FaqItem[]> {
  const t = await getTranslations('home.faq');
  const values = { ...PRESERVED_ANSWER_TAGS, ...faqValues(data) };
  return faqQuestions(CURRENT_CAPABILITIES, data).map(({ key, lines }) => [
    t(`${key}.q`),
    lines.map((line) => t.markup(`${key}.${line}`, values)).join('\n'),
  ]);
}
