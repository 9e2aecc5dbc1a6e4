import { useTranslations } from 'next-intl';
import { Select } from '@/components/ui/text-input';
import { CHILD_LIMITS } from '@/lib/books';

const { min, max } = CHILD_LIMITS.birthday;
const BIRTHDAYS = Array.from({ length: max - min + 1 }, (_, step) => min + step);

type BirthdayRowProps = { readonly value: number; readonly onChange: (birthday: number) => void };

/** Which birthday the story is about (§10 birthdays). */
export function BirthdayRow({ value, onChange }: BirthdayRowProps) {
  const t = useTranslations('wizard.book.birthday');
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-3 rounded-card bg-paper p-2">
      <label className="font-semibold" htmlFor="birthday">
        {t('label')}
      </label>
      <Select id="birthday" onChange={(event) => onChange(Number(event.target.value))} value={value}>
        {BIRTHDAYS.map((birthday) => (
          <option key={birthday} value={birthday}>
            {birthday}
          </option>
        ))}
      </Select>
    </div>
  );
}
