import { useFormatter, useTranslations } from 'next-intl';

const DAY_MS = 86_400_000;

type PhotoCountdownProps = {
  readonly until: string;
  /** The photo was never sent: what is deleted are the numbers that were read from it. */
  readonly readOnDevice: boolean;
};

/** On which day the photo of a book is deleted by itself, and in how many days (rulings, "Photos and names"). */
export function PhotoCountdown({ until, readOnDevice }: PhotoCountdownProps) {
  const t = useTranslations('wizard.photo.delete');
  const format = useFormatter();
  const end = new Date(until);
  const days = Math.max(1, Math.ceil((end.getTime() - Date.now()) / DAY_MS));
  return (
    <p className="text-note text-ink-soft">
      {t(`${readOnDevice ? 'reading' : 'photo'}.until`, {
        date: format.dateTime(end, { day: 'numeric', month: 'long' }),
        days,
      })}
    </p>
  );
}
