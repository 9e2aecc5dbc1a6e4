'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Tag } from '@/components/ui/text';
import { LANGUAGE_NAMES } from '@/lib/markets';
import type { CatalogueView, StaffSwitch } from '@/lib/staff';
import { StaffPanel } from '../frame/staff-panel';
import { ActButton } from '../orders/act-button';
import { SwitchForm } from './switch-form';
import { useCountryName } from './use-country-name';

export const SWITCH_TONES = { coming_soon: 'sky', off_sale: 'grey' } as const;

/** What the shop sells otherwise than the code says: a form, then every switch in effect. */
export function Switches({ books, switches }: Pick<CatalogueView, 'books' | 'switches'>) {
  const t = useTranslations('staff.catalogue.switches');
  return (
    <StaffPanel id="switches" title={t('title')}>
      <p className="text-ink-soft">{t('lead')}</p>
      <SwitchForm books={books} switches={switches} />
      <h3>{t('inEffect')}</h3>
      {switches.length === 0 && <p>{t('none')}</p>}
      <ul className="grid gap-2">
        {switches.map((one) => (
          <SwitchInEffect key={`${one.country}/${one.language}/${one.baseId}`} one={one} />
        ))}
      </ul>
    </StaffPanel>
  );
}

function SwitchInEffect({ one }: { readonly one: StaffSwitch }) {
  const t = useTranslations('staff.catalogue.switches');
  const format = useFormatter();
  const toName = useCountryName();
  const { title, language, country, baseId, state, isBestseller, changedAt } = one;
  const names = { title, language: LANGUAGE_NAMES[language], country: toName(country) };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <bdi lang={language}>{title}</bdi>
      <span>
        <span lang={language}>{LANGUAGE_NAMES[language]}</span> · {toName(country)}
      </span>
      {state && <Tag tone={SWITCH_TONES[state]}>{t(`states.${state}`)}</Tag>}
      {isBestseller !== null && <Tag tone="honey">{t(isBestseller ? 'bestseller.yes' : 'bestseller.no')}</Tag>}
      <time className="text-ink-soft text-small" dateTime={changedAt}>
        {format.dateTime(new Date(changedAt), { dateStyle: 'short', timeStyle: 'short' })}
      </time>
      <ActButton
        json={{ baseId, country, language, state: null, isBestseller: null }}
        label={t('takeBack', names)}
        path="/api/staff/catalogue"
      />
    </li>
  );
}
