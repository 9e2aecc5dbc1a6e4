import { useTranslations } from 'next-intl';
import { type ReactNode, useRef } from 'react';
import { useHandOnFocus } from '@/components/ui/hooks/use-hand-on-focus';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { ClassChild } from '@/lib/kindergarten';
import type { ChildValues } from './cell-values';
import { type ChildGuess, GENDERS_IN_ORDER } from './child-choices';
import type { useChildren } from './use-children';

type UnknownChildrenProps = { readonly list: ReturnType<typeof useChildren>; readonly guess: ChildGuess };

/** The children of whom nobody has said gender or age, with one button that says it for all of them. */
export function UnknownChildren({ list, guess }: UnknownChildrenProps) {
  const t = useTranslations('kindergarten.children.unknown');
  const own = list.rows.filter(({ addedByLink }) => !addedByLink);
  const genders = own.filter(({ gender }) => gender === null);
  const ages = own.filter(({ age }) => age === null);
  const fill = (children: readonly ClassChild[], values: ChildValues) =>
    list.changeAll(children.map(({ id }) => ({ id, values })));
  if (genders.length === 0 && ages.length === 0) return null;
  return (
    <div className="grid gap-2 text-small" role="status">
      {genders.length > 0 && (
        <UnknownRow>
          <span>{t('genders', { count: genders.length })}</span>
          {GENDERS_IN_ORDER.map((gender) => (
            <UnstyledButton className="text-link" key={gender} onClick={() => fill(genders, { gender })} type="button">
              {t(gender === 'girl' ? 'girls' : 'boys')}
            </UnstyledButton>
          ))}
        </UnknownRow>
      )}
      {ages.length > 0 && (
        <UnknownRow>
          <span>{t('ages', { count: ages.length })}</span>
          <UnstyledButton className="text-link" onClick={() => fill(ages, { age: guess.age })} type="button">
            {t('age', { age: guess.age })}
          </UnstyledButton>
        </UnknownRow>
      )}
    </div>
  );
}

/** Goes when it is answered. */
function UnknownRow({ children }: { readonly children: ReactNode }) {
  const row = useRef<HTMLParagraphElement>(null);
  useHandOnFocus(row);
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1" ref={row}>
      {children}
    </p>
  );
}
