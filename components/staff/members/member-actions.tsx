'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/text-input';
import { STAFF_ROLES, type StaffMemberView } from '@/lib/staff';
import { useAct } from '../orders/use-act';

/** What an owner may change about a member, folded so that nothing is switched off by a slip. */
export function MemberActions({ member: { id, role, deactivatedAt } }: { readonly member: StaffMemberView }) {
  const t = useTranslations('staff');
  const [wanted, setWanted] = useState<string>(role);
  const change = useAct(`/api/staff/members/${id}/role`);
  const reset = useAct(`/api/staff/members/${id}/reset`);
  const deactivate = useAct(`/api/staff/members/${id}/deactivate`);
  if (deactivatedAt) return null;
  return (
    <details className="staff-action">
      <summary>{t('members.change')}</summary>
      <div className="grid justify-items-start gap-2 pb-2">
        <Field id={`role-${id}`} label={t('members.role')}>
          {(aria) => (
            <Select {...aria} onChange={(event) => setWanted(event.target.value)} value={wanted}>
              {STAFF_ROLES.map((name) => (
                <option key={name} value={name}>
                  {t(`roles.${name}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button loading={change.acting} onClick={() => change.act({ role: wanted })} size="small" variant="quiet">
          {t('members.saveRole')}
        </Button>
        <Button loading={reset.acting} onClick={() => reset.act({})} size="small" variant="quiet">
          {t('members.reset')}
        </Button>
        <Button loading={deactivate.acting} onClick={() => deactivate.act({})} size="small" variant="quiet">
          {t('members.off')}
        </Button>
        <FormError failure={change.failure ?? reset.failure ?? deactivate.failure} />
      </div>
    </details>
  );
}
