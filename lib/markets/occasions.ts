import { COUNTRIES, type CountryCode, type Language } from './countries';
import {
  type CalendarDay,
  createDayNames,
  getLocalDay,
  getWeekday,
  getYear,
  shiftDay,
  toCalendarDay,
} from './holidays/calendar-day';

/** Days for which books are given. */
const OCCASIONS = [
  'rosh_hashana',
  'hanukkah',
  'purim',
  'passover',
  'new_year',
  'christmas',
  'mothers_day',
  'eid_al_fitr',
  'eid_al_adha',
] as const;
export type OccasionId = (typeof OCCASIONS)[number];

export type Occasion = {
  readonly id: OccasionId;
  /** The day by which a present must be there; noon UTC. */
  readonly day: Date;
};

const getHebrewDay = createDayNames('hebrew');
const getIslamicDay = createDayNames('islamic-umalqura');

const isGregorian = (day: CalendarDay, month: number, date: number): boolean =>
  toCalendarDay(getYear(day), month, date) === day;

/** Whether a present must be there on this day. The Jewish holidays begin in the evening before. */
const IS_DAY: Readonly<Record<OccasionId, (day: CalendarDay) => boolean>> = {
  rosh_hashana: (day) => getHebrewDay(shiftDay(day, 1)) === 'Tishri 1',
  // The first candle.
  hanukkah: (day) => getHebrewDay(shiftDay(day, 1)) === 'Kislev 25',
  purim: (day) => ['Adar 14', 'Adar II 14'].includes(getHebrewDay(day)),
  // The evening of the Seder.
  passover: (day) => getHebrewDay(day) === 'Nisan 14',
  // Presents lie under the tree on the eve.
  new_year: (day) => isGregorian(day, 12, 31),
  christmas: (day) => isGregorian(day, 12, 24),
  // The second Sunday in May.
  mothers_day: (day) =>
    getWeekday(day) === 0 && Array.from({ length: 7 }, (_, at) => at + 8).some((date) => isGregorian(day, 5, date)),
  // The feast begins when the moon is seen, which may be a day before the calculated one.
  eid_al_fitr: (day) => getIslamicDay(shiftDay(day, 1)) === 'Shawwal 1',
  eid_al_adha: (day) => getIslamicDay(shiftDay(day, 1)) === 'Dhuʻl-Hijjah 10',
};

const JEWISH = ['rosh_hashana', 'hanukkah', 'purim', 'passover'] as const;
const MUSLIM = ['eid_al_fitr', 'eid_al_adha'] as const;

/**
 * The occasions of an edition's readers: nothing of a faith is offered to readers who do not share it (rulings, "Flow").
 */
const EDITION_OCCASIONS: Readonly<Record<CountryCode, Readonly<Partial<Record<Language, readonly OccasionId[]>>>>> = {
  IL: { he: JEWISH, en: JEWISH, ar: MUSLIM, ru: ['new_year', 'rosh_hashana', 'hanukkah'] },
  US: { en: ['christmas', 'mothers_day'] },
  KE: { en: ['christmas', 'mothers_day'] },
};

/** The occasions of an edition from tomorrow on, within so many days, in their order. */
export function listOccasions(country: CountryCode, language: Language, now: Date, days: number): readonly Occasion[] {
  const today = getLocalDay(now, COUNTRIES[country].timeZone);
  const ids = EDITION_OCCASIONS[country][language] ?? [];
  return Array.from({ length: days }, (_, at) => shiftDay(today, at + 1)).flatMap((day) =>
    ids.filter((id) => IS_DAY[id](day)).map((id) => ({ id, day: new Date(day) })),
  );
}
