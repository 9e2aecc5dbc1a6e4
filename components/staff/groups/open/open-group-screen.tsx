'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { GROUP_KINDS, type GroupKind, type StaffRole } from '@/lib/staff';
import { SelectField } from '../../forms/select-field';
import { StaffFrame } from '../../frame/staff-frame';
import { StaffPanel } from '../../frame/staff-panel';
import type { OfferedBook } from './offered';
import { OpenBatchForm } from './open-batch-form';
import { OpenClassForm } from './open-class-form';

type OpenGroupScreenProps = {
  readonly role: StaffRole;
  /** Books that can be chosen, in all languages. */
  readonly books: readonly OfferedBook[];
};

/** Opens a class or a company's batch for somebody who cannot do it herself. */
export function OpenGroupScreen({ role, books }: OpenGroupScreenProps) {
  const t = useTranslations('staff.groups');
  const [kind, setKind] = useState<GroupKind>('kindergarten');
  return (
    <StaffFrame current="groups" role={role} title={t('new')}>
      <p className="max-w-prose text-ink-soft">{t(`newLead.${kind}`)}</p>
      <StaffPanel id="new-group" title={t('newDetails')}>
        <SelectField
          id="group-kind"
          label={t('kind')}
          name="kind"
          onChange={setKind}
          options={GROUP_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={kind}
        />
        {kind === 'kindergarten' ? <OpenClassForm books={books} /> : <OpenBatchForm books={books} />}
      </StaffPanel>
    </StaffFrame>
  );
}
