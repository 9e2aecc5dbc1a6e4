'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Tag } from '@/components/ui/text';
import { can, type OfferView, type StaffRole } from '@/lib/staff';
import { DayField } from '../forms/day-field';
import { StaffForm } from '../forms/staff-form';
import { StaffPanel } from '../frame/staff-panel';
import { ActButton } from '../orders/act-button';
import { useAct } from '../orders/use-act';
import { useCountryName } from './use-country-name';

const TONES = { before: 'sky', during: 'mint', after: 'grey' } as const;
const FIELDS = ['firstDay', 'lastDay'] as const;

type OffersProps = { readonly offers: readonly OfferView[]; readonly role: StaffRole };

/** The offers of partners: where and when they run and how often they were used; an owner changes their days. */
export function Offers({ offers, role }: OffersProps) {
  const t = useTranslations('staff.catalogue.offers');
  return (
    <StaffPanel id="offers" title={t('title')}>
      <p className="text-ink-soft">{t('lead')}</p>
      {offers.map((offer) => (
        <div className="grid gap-3" key={offer.id}>
          <OfferFacts offer={offer} />
          {can(role, 'offers.change') && (
            <>
              {/* Changed elsewhere, the days are another form. */}
              <OfferForm key={`${offer.firstDay}/${offer.lastDay}`} offer={offer} />
              {offer.state !== 'after' && <ActButton label={t('end')} path={`/api/staff/offers/${offer.id}/end`} />}
            </>
          )}
        </div>
      ))}
    </StaffPanel>
  );
}

function OfferFacts({ offer }: { readonly offer: OfferView }) {
  const t = useTranslations('staff.catalogue.offers');
  const format = useFormatter();
  const toName = useCountryName();
  const { id, name, percentOff, countries, path, firstDay, lastDay, state, isChanged, uses } = offer;
  // Noon, so that it is the same day in every time zone.
  const toDay = (day: string) => format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: 'medium' });
  return (
    <>
      <h3 className="flex flex-wrap items-center gap-2">
        <bdi>{name}</bdi>
        <Tag tone={TONES[state]}>{t(`states.${state}`)}</Tag>
        {isChanged && <Tag tone="honey">{t('changed')}</Tag>}
      </h3>
      <p>{t('facts', { percent: percentOff, countries: countries.map(toName).join(', '), code: id })}</p>
      <p>{t('days', { first: toDay(firstDay), last: toDay(lastDay) })}</p>
      <p>{t('uses', { count: uses })}</p>
      <a className="justify-self-start text-link" href={path}>
        {t('page', { name })}
      </a>
    </>
  );
}

function OfferForm({ offer }: { readonly offer: OfferView }) {
  const t = useTranslations('staff.catalogue.offers');
  const { id, firstDay, lastDay } = offer;
  const [typed, setTyped] = useState({ firstDay, lastDay });
  const { act, acting, failure } = useAct(`/api/staff/offers/${id}`);
  const actions = (
    <Button loading={acting} type="submit" variant="ink">
      {t('save')}
    </Button>
  );
  return (
    <StaffForm actions={actions} failure={failure} fields={FIELDS} onSend={() => act(typed)}>
      <div className="staff-columns staff-columns-even">
        {FIELDS.map((name) => (
          <DayField
            failure={failure}
            id={`offer-${id}-${name}`}
            key={name}
            label={t(`fields.${name}`)}
            name={name}
            onChange={(value) => setTyped({ ...typed, [name]: value })}
            value={typed[name]}
          />
        ))}
      </div>
    </StaffForm>
  );
}
