'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { TextInput } from '@/components/ui/text-input';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@/lib/markets';
import { STAFF_LIMITS, type StaffRole, type TemplateView } from '@/lib/staff';
import { StaffForm } from '../forms/staff-form';
import { TextField } from '../forms/text-field';
import { StaffFrame } from '../frame/staff-frame';
import { StaffPanel } from '../frame/staff-panel';
import { useAct } from '../orders/use-act';

type TemplatesScreenProps = { readonly role: StaffRole; readonly templates: readonly TemplateView[] };

/** The beginnings of answers: each in the four languages of customers. */
export function TemplatesScreen({ role, templates }: TemplatesScreenProps) {
  const t = useTranslations('staff.inbox');
  const names = [...new Set(templates.map(({ name }) => name))];
  const find = (name: string, language: Language) =>
    templates.find((one) => one.name === name && one.language === language)?.text ?? '';
  return (
    <StaffFrame current="requests" lead={t('templatesLead')} role={role} title={t('templates')}>
      {names.map((name) => (
        <details className="staff-panel staff-action" key={name}>
          <summary>
            <bdi>{name}</bdi>
          </summary>
          <div className="staff-columns">
            {LANGUAGES.map((language) => (
              <TemplateForm key={language} language={language} name={name} text={find(name, language)} />
            ))}
          </div>
        </details>
      ))}
      <NewTemplate names={names} />
      <Link className="text-link justify-self-start" href="/staff/requests">
        {t('back')}
      </Link>
    </StaffFrame>
  );
}

type TemplateFormProps = TemplateView & { readonly onSaved?: () => void };

function TemplateForm({ name, language, text, onSaved }: TemplateFormProps) {
  const t = useTranslations('staff.inbox');
  const [typed, setTyped] = useState(text);
  const { act, acting, failure } = useAct('/api/staff/templates');
  const send = async () => {
    if (await act({ name, language, text: typed })) onSaved?.();
  };
  const save = (
    <Button disabled={typed === text} loading={acting} size="small" type="submit" variant="quiet">
      {t('save')}
    </Button>
  );
  return (
    <StaffForm actions={save} failure={failure} fields={['text']} onSend={send}>
      <TextField
        failure={failure}
        id={`${name}-${language}`}
        label={<span lang={language}>{LANGUAGE_NAMES[language]}</span>}
        language={language}
        maxLength={STAFF_LIMITS.replyLength}
        name="text"
        onChange={setTyped}
        rows={4}
        value={typed}
      />
    </StaffForm>
  );
}

/** A template begins with its name; it exists once it has a text. */
function NewTemplate({ names }: { readonly names: readonly string[] }) {
  const t = useTranslations('staff.inbox');
  const [name, setName] = useState('');
  const trimmed = name.trim();
  const isNew = trimmed !== '' && !names.includes(trimmed);
  return (
    <StaffPanel id="new-template" title={t('newTemplate')}>
      <Field id="template-name" label={t('templateName')}>
        {(aria) => (
          <TextInput
            {...aria}
            dir="auto"
            maxLength={60}
            onChange={(event) => setName(event.target.value)}
            value={name}
          />
        )}
      </Field>
      {isNew && <TemplateForm language="he" name={trimmed} onSaved={() => setName('')} text="" />}
    </StaffPanel>
  );
}
