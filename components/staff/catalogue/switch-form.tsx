'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/text-input';
import { EDITION_SWITCHES, type EditionSwitch } from '@/lib/catalogue';
import { useErrorText } from '@/lib/client/api/error-text';
import {
  COUNTRY_CODES,
  type CountryCode,
  isCountryCode,
  isLanguage,
  LANGUAGE_NAMES,
  type Language,
} from '@/lib/markets';
import type { CatalogueView } from '@/lib/staff';
import { StaffForm } from '../forms/staff-form';
import { useAct } from '../orders/use-act';
import { useCountryName } from './use-country-name';

type Place = { readonly baseId: number | null; readonly country: CountryCode; readonly language: Language };
type Said = { readonly state: EditionSwitch | null; readonly isBestseller: boolean | null };

const AS_IN_CODE = 'code';
const FIELDS = ['baseId', 'country', 'language', 'state', 'isBestseller'] as const;
type FieldName = (typeof FIELDS)[number];
const BESTSELLER = { [AS_IN_CODE]: null, yes: true, no: false } as const;
type BestsellerChoice = keyof typeof BESTSELLER;
const BESTSELLER_CHOICES = Object.keys(BESTSELLER) as readonly BestsellerChoice[];

/** What is chosen; of an edition that is switched already it begins with what was said of it. */
function useSwitch({ switches }: Pick<CatalogueView, 'switches'>) {
  const [place, setPlace] = useState<Place>({ baseId: null, country: 'IL', language: 'he' });
  const [said, setSaid] = useState<Said | null>(null);
  const [saved, setSaved] = useState(false);
  const { act, acting, failure } = useAct('/api/staff/catalogue');
  const stored = switches.find(
    ({ baseId, country, language }) =>
      baseId === place.baseId && country === place.country && language === place.language,
  );
  const shown: Said = said ?? { state: stored?.state ?? null, isBestseller: stored?.isBestseller ?? null };
  const choosePlace = (part: Partial<Place>) => {
    setPlace({ ...place, ...part });
    setSaid(null);
    setSaved(false);
  };
  const say = (part: Partial<Said>) => {
    setSaid({ ...shown, ...part });
    setSaved(false);
  };
  const save = async () => {
    if (!(await act({ ...place, ...shown }))) return;
    setSaid(null);
    setSaved(true);
  };
  return { place, shown, choosePlace, say, save, saved, acting, failure };
}

/** One edition in one market: sold as the code says, announced, or off sale; and whether it is a bestseller. */
export function SwitchForm({ books, switches }: Pick<CatalogueView, 'books' | 'switches'>) {
  const t = useTranslations('staff.catalogue.switches');
  const errorText = useErrorText();
  const toName = useCountryName();
  const { place, shown, choosePlace, say, save, saved, acting, failure } = useSwitch({ switches });
  const book = books.find(({ baseId }) => baseId === place.baseId);
  const languages = book?.editions.filter(({ state }) => state !== 'retired').map(({ language }) => language) ?? [];
  const chooseBook = (baseId: number | null) => {
    const chosen = books.find((one) => one.baseId === baseId)?.editions ?? [];
    const keeps = chosen.some(({ language }) => language === place.language);
    choosePlace({ baseId, ...(!keeps && chosen[0] && { language: chosen[0].language }) });
  };
  const select = (name: FieldName, value: string, onChange: (value: string) => void, options: ReactNode) => (
    <Field error={errorText(failure?.fields?.[name])} id={`switch-${name}`} label={t(`fields.${name}`)}>
      {(aria) => (
        <Select {...aria} onChange={({ target }) => onChange(target.value)} value={value}>
          {options}
        </Select>
      )}
    </Field>
  );
  const actions = (
    <>
      <Button loading={acting} type="submit" variant="ink">
        {t('save')}
      </Button>
      <span aria-live="polite" className="self-center text-ink-soft">
        {saved && t('saved')}
      </span>
    </>
  );
  return (
    <StaffForm actions={actions} failure={failure} fields={FIELDS} onSend={save}>
      {select(
        'baseId',
        String(place.baseId ?? ''),
        (value) => chooseBook(value === '' ? null : Number(value)),
        <>
          <option value="">{t('chooseBook')}</option>
          {books.map(({ baseId, title, titleLanguage }) => (
            <option key={baseId} lang={titleLanguage} value={baseId}>
              {title}
            </option>
          ))}
        </>,
      )}
      <div className="staff-columns staff-columns-even">
        {select(
          'country',
          place.country,
          (value) => isCountryCode(value) && choosePlace({ country: value }),
          COUNTRY_CODES.map((country) => (
            <option key={country} value={country}>
              {toName(country)}
            </option>
          )),
        )}
        {select(
          'language',
          place.language,
          (value) => isLanguage(value) && choosePlace({ language: value }),
          (languages.length > 0 ? languages : [place.language]).map((language) => (
            <option key={language} lang={language} value={language}>
              {LANGUAGE_NAMES[language]}
            </option>
          )),
        )}
        {select(
          'state',
          shown.state ?? AS_IN_CODE,
          (value) => say({ state: EDITION_SWITCHES.find((state) => state === value) ?? null }),
          <>
            <option value={AS_IN_CODE}>{t('asInCode')}</option>
            {EDITION_SWITCHES.map((state) => (
              <option key={state} value={state}>
                {t(`states.${state}`)}
              </option>
            ))}
          </>,
        )}
        {select(
          'isBestseller',
          BESTSELLER_CHOICES.find((choice) => BESTSELLER[choice] === shown.isBestseller) ?? AS_IN_CODE,
          (value) => say({ isBestseller: BESTSELLER[value as BestsellerChoice] }),
          BESTSELLER_CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {choice === AS_IN_CODE ? t('asInCode') : t(`bestseller.${choice}`)}
            </option>
          )),
        )}
      </div>
    </StaffForm>
  );
}
