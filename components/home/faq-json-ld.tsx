'use client';

import { JsonLd } from '@/components/seo/json-ld';
import { type FaqItem, faqStructuredData } from './faq-questions';

/**
 * JSON-LD of the FAQ. It stands at the end of the page beside the page's data, because the same text compresses well
 * when it is close together.
 */
export const FaqJsonLd = ({ items }: { readonly items: readonly FaqItem[] }) => (
  <JsonLd data={faqStructuredData(items)} />
);
