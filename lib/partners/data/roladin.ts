import type { Partner } from '../model';

/**
 * A bakery chain's offer for Hanukkah 2026 (candles from 4 to 12 December). TO BE REPLACED BEFORE OPENING: the owner
 * has given neither the percentage nor the dates; these are samples.
 */
export const roladin: Partner = {
  id: 'roladin',
  texts: {
    he: { name: 'רולדין', title: 'בחנוכה הזה, הגיבור יוצא מהמאפייה' },
    en: { name: 'Roladin', title: 'This Hanukkah, the hero walks out of the bakery' },
    ar: { name: 'رولادين', title: 'هذا الشتاء، البطل يحمل ضوءه بيده' },
    ru: { name: 'Роладин', title: 'В эту Хануку герой выходит из пекарни' },
  },
  percentOff: 15,
  countries: ['IL'],
  firstDay: '2026-11-29',
  lastDay: '2026-12-12',
  // The Hanukkah book; Arabic has no edition of it, so it uses a book about a light.
  books: { he: 9001, en: 19_001, ar: 20_001, ru: 39_001 },
};
