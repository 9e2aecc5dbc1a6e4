'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select, TextInput } from '@/components/ui/text-input';
import { useErrorText } from '@/lib/client/api/error-text';
import { STAFF_LIMITS, type StaffOrderView } from '@/lib/staff';
import { StaffForm } from '../forms/staff-form';
import { PICTURE_PAGES } from './actions';
import { useAct } from './use-act';

/** Shows the drawn picture of one page, once a reason is typed. */
export function PageLook({ order }: { readonly order: StaffOrderView }) {
  const t = useTranslations('staff');
  const errorText = useErrorText();
  const { act, acting, failure } = useAct(`/api/staff/orders/${order.id}/picture`);
  const [page, setPage] = useState('cover');
  const [reason, setReason] = useState('');
  const [seen, setSeen] = useState<{ readonly url: string; readonly page: string }>();
  const pageName = (key: string) =>
    key === 'cover' ? t('forms.pages.cover') : t('forms.pages.story', { number: Number(key.slice(1)) });
  const look = () => {
    setSeen(undefined);
    return act<{ url: string }>({ page, reason }, ({ url }) => setSeen({ url, page }));
  };
  return (
    <details className="staff-action">
      <summary>{t('actions.look')}</summary>
      <div className="grid grid-cols-1 gap-3 pb-3">
        <p className="text-note text-ink-soft">{t('forms.lookHint', { minutes: STAFF_LIMITS.lookMinutes })}</p>
        <StaffForm
          actions={
            <Button loading={acting} type="submit" variant="ink">
              {t('forms.look')}
            </Button>
          }
          failure={failure}
          fields={['reason']}
          onSend={look}
        >
          <Field id="look-page" label={t('forms.page')}>
            {(aria) => (
              <Select {...aria} onChange={({ target }) => setPage(target.value)} value={page}>
                {PICTURE_PAGES.map((key) => (
                  <option key={key} value={key}>
                    {pageName(key)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field error={errorText(failure?.fields?.reason)} id="look-reason" label={t('forms.reason')}>
            {(aria) => (
              <TextInput
                {...aria}
                dir="auto"
                maxLength={STAFF_LIMITS.reasonLength}
                onChange={({ target }) => setReason(target.value)}
                value={reason}
              />
            )}
          </Field>
        </StaffForm>
        <div aria-live="polite">
          {seen && (
            // biome-ignore lint/performance/noImgElement: a private link that works for minutes
            <img alt={t('forms.lookAlt', { page: pageName(seen.page) })} className="staff-seen" src={seen.url} />
          )}
        </div>
      </div>
    </details>
  );
}
