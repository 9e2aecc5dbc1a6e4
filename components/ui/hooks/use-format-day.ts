import { useFormatter, useLocale } from 'next-intl';

/** A calendar day (noon UTC, the same day in every market) with its weekday, such as a promised day of dispatch. */
export function useFormatDay(): (day: string | Date) => string {
  const format = useFormatter();
  const locale = useLocale();
  return (day) => {
    const date = format.dateTime(new Date(day), { day: 'numeric', month: 'long', timeZone: 'UTC' });
    const weekday = format.dateTime(new Date(day), { weekday: 'long', timeZone: 'UTC' });
    // A Russian weekday would need the case of its sentence ("не позднее вторника"); in brackets it needs none.
    if (locale.startsWith('ru')) return `${date} (${weekday})`;
    return format.dateTime(new Date(day), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  };
}
