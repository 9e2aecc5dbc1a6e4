'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useEffect, useState } from 'react';
import { Checkbox } from '@/components/ui/choice/checkbox';
import type { Gender } from '@/lib/catalogue';
import type { Language } from '@/lib/markets';
import type { NameCases as Cases } from '@/lib/stories';

type NameCasesProps = {
  readonly name: string;
  readonly gender: Gender;
  readonly language: Language;
  /** The box for "leave the name as it is" (`nameKeptAsWritten`). */
  readonly field: ComponentProps<'input'>;
};

/** The cases of the name in a Russian book; `null` for any other name, and while their rules load. */
function useNameCases(name: string, gender: Gender, language: Language): Cases | null {
  const [cases, setCases] = useState<Cases | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const { getNameCases } = await import('@/lib/stories');
      return getNameCases(name.trim(), gender, language);
    };
    const shown = language === 'ru' ? read().catch(() => null) : Promise.resolve(null);
    void shown.then((next) => isCurrent && setCases(next));
    return () => {
      isCurrent = false;
    };
  }, [name, gender, language]);
  return cases;
}

/** How a Russian book declines the child's name, and a box to leave it as it is (§5 child name). */
export function NameCases({ name, gender, language, field }: NameCasesProps) {
  const t = useTranslations('wizard.child.cases');
  const cases = useNameCases(name, gender, language);
  if (!cases) return null;
  return (
    <div className="grid max-w-[480px] gap-1">
      <p className="text-small">
        {t('question')}{' '}
        <span dir="ltr" lang="ru">
          {t('example', { genitive: cases.genitive, accusative: cases.accusative })}
        </span>
      </p>
      <Checkbox {...field}>{t('keep')}</Checkbox>
    </div>
  );
}
