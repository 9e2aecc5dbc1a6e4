'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select, TextInput } from '@/components/ui/text-input';
import { useErrorText } from '@/lib/client/api/error-text';
import { STAFF_ROLES } from '@/lib/staff';
import { useAct } from '../orders/use-act';

/** Refusals that are about the phone. */
const PHONE_CODES: readonly string[] = ['phone_invalid', 'phone_prefix_not_allowed', 'member_exists'];

/** Lets another phone into the desk. */
export function InviteForm() {
  const t = useTranslations('staff');
  const errorText = useErrorText();
  const [phone, setPhone] = useState('');
  const [role, setRole] = useState<string>('service');
  const { act, acting, failure } = useAct('/api/staff/members');
  const code = failure && (failure.fields?.phone ?? (PHONE_CODES.includes(failure.code) ? failure.code : undefined));
  const submit = async () => {
    if (await act({ phone, role })) setPhone('');
  };
  return (
    <form
      className="staff-search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="min-w-0 basis-80">
        <Field error={errorText(code)} hint={t('members.phoneHint')} id="member-phone" label={t('members.phone')}>
          {(aria) => (
            <TextInput
              {...aria}
              autoComplete="off"
              dir="ltr"
              onChange={(event) => setPhone(event.target.value)}
              type="tel"
              value={phone}
            />
          )}
        </Field>
      </div>
      <Field hint={'\u00a0'} id="member-role" label={t('members.role')}>
        {(aria) => (
          <Select {...aria} onChange={(event) => setRole(event.target.value)} value={role}>
            {STAFF_ROLES.map((name) => (
              <option key={name} value={name}>
                {t(`roles.${name}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="pb-7">
        <Button loading={acting} type="submit" variant="ink">
          {t('members.add')}
        </Button>
      </div>
      {!code && <FormError failure={failure} />}
    </form>
  );
}
