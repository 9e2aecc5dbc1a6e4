'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toClosingTime } from '@/components/kindergarten/link/link-days';
import type { GroupView } from '@/lib/staff';
import { DayField } from '../../forms/day-field';
import { FoldedForm } from '../../forms/folded-form';
import { placeFailure } from '../../forms/place-failure';
import { useAct } from '../../orders/use-act';

const HOMES = { company_day_invalid: 'closesAt', class_link_day_invalid: 'closesAt' } as const;

/** Another day on which the link closes; a link that was closed opens again. */
export function DeadlineForm({ group }: { readonly group: GroupView }) {
  const t = useTranslations('staff');
  const { id, country, linkOpen } = group;
  const [day, setDay] = useState('');
  const { act, acting, failure } = useAct(`/api/staff/groups/${id}/deadline`);
  const placed = placeFailure(failure, HOMES);
  return (
    <FoldedForm
      acting={acting}
      failure={placed}
      fields={['closesAt']}
      onSend={() => act({ closesAt: day && toClosingTime(day, country).toISOString() })}
      submit={t('groups.saveDay')}
      title={t(linkOpen ? 'actions.group_deadline' : 'groups.openAgain')}
    >
      <DayField
        failure={placed}
        id="deadline-day"
        label={t('groups.lastDay')}
        name="closesAt"
        onChange={setDay}
        value={day}
      />
    </FoldedForm>
  );
}
