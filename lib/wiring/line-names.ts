import type { Language } from '@/lib/markets';
import type { PriceId } from '@/lib/prices';
import ar from '@/messages/ar/prices.json';
import en from '@/messages/en/prices.json';
import he from '@/messages/he/prices.json';
import ru from '@/messages/ru/prices.json';

const NAMES: Readonly<Record<Language, Readonly<Partial<Record<PriceId, string>>>>> = { he, en, ar, ru };

/** What a charged line is called in the customer's language. */
export const lineName = (priceId: PriceId, language: Language): string => NAMES[language][priceId] ?? priceId;
