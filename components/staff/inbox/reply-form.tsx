'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/text-input';
import { LANGUAGE_NAMES } from '@/lib/markets';
import { type InboxRequest, STAFF_LIMITS } from '@/lib/staff';
import { StaffForm } from '../forms/staff-form';
import { TextField } from '../forms/text-field';
import { StaffPanel } from '../frame/staff-panel';
import { useAct } from '../orders/use-act';

/** Answers a customer by mail, in the customer's language. */
export function ReplyForm({ request }: { readonly request: InboxRequest }) {
  const t = useTranslations('staff.inbox');
  const { id, language, templates, order } = request;
  const [text, setText] = useState('');
  const { act, acting, failure } = useAct(`/api/staff/requests/${id}/reply`);
  const send = async (closes: boolean) => {
    if (await act({ text, closes })) setText('');
  };
  const insert = (name: string) => {
    const template = templates.find((one) => one.name === name);
    if (template) setText(template.text.replaceAll('{order}', order?.number ?? ''));
  };
  const actions = (
    <>
      <Button loading={acting} type="submit">
        {t('send')}
      </Button>
      <Button loading={acting} onClick={() => send(true)} variant="quiet">
        {t('sendAndClose')}
      </Button>
    </>
  );
  return (
    <StaffPanel id="answer" title={t('answer')}>
      <StaffForm actions={actions} failure={failure} fields={['text']} onSend={() => send(false)}>
        {templates.length > 0 && (
          <Field id="template" label={t('template')}>
            {(aria) => (
              <Select {...aria} onChange={(event) => insert(event.target.value)} value="">
                <option value="">{t('choose')}</option>
                {templates.map(({ name }) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <TextField
          failure={failure}
          hint={t('answerHint', { language: LANGUAGE_NAMES[language] })}
          id="text"
          label={t('text')}
          language={language}
          maxLength={STAFF_LIMITS.replyLength}
          name="text"
          onChange={setText}
          rows={7}
          value={text}
        />
      </StaffForm>
    </StaffPanel>
  );
}
