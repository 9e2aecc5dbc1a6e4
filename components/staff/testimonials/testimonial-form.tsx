'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/choice/checkbox';
import type { EditedTestimonial } from '@/lib/social-proof';
import { STAFF_LIMITS } from '@/lib/staff';
import { DayField } from '../forms/day-field';
import { StaffForm } from '../forms/staff-form';
import { TextField } from '../forms/text-field';
import { useUnsavedWarning } from '../forms/use-unsaved-warning';
import { useAct } from '../orders/use-act';
import { LanguageField } from './language-field';

type Typed = Omit<EditedTestimonial, 'id' | 'version'>;

const EMPTY: Typed = {
  language: 'he',
  quote: '',
  who: '',
  place: '',
  source: '',
  saidOn: '',
  consentOn: '',
  consent: '',
  shown: false,
};
const FIELDS = ['language', 'quote', 'who', 'place', 'source', 'saidOn', 'consentOn', 'consent'] as const;
const ROWS = { quote: 4, source: 2, consent: 2 } as const;

type TestimonialFormProps = {
  /** Missing: a new one. */
  readonly testimonial?: EditedTestimonial;
  readonly onSaved?: () => void;
};

/** What is typed, and its saving. */
function useTestimonial({ testimonial, onSaved }: TestimonialFormProps) {
  const [stored] = useState<Typed>(() => {
    const { id: _, version: __, ...words } = testimonial ?? { ...EMPTY, id: '', version: 0 };
    return words;
  });
  const [typed, setTyped] = useState(stored);
  const [saved, setSaved] = useState(stored);
  // Of what was read here: what another member saved later is not overwritten, though the page may know it already.
  const [version, setVersion] = useState(testimonial?.version ?? 0);
  const { act, acting, failure } = useAct(`/api/staff/testimonials${testimonial ? `/${testimonial.id}` : ''}`);
  useUnsavedWarning(typed !== saved);
  const save = async () => {
    if (!(await act({ ...typed, version }))) return;
    setSaved(typed);
    setVersion(version + 1);
    onSaved?.();
  };
  const change = (changed: Partial<Typed>) => setTyped((before) => ({ ...before, ...changed }));
  return { typed, change, save, isSaved: saved === typed && saved !== stored, acting, failure };
}

/** Words, name, source and consent of a testimonial. */
export function TestimonialForm(props: TestimonialFormProps) {
  const t = useTranslations('staff.testimonials');
  const { typed, change, save, isSaved, acting, failure } = useTestimonial(props);
  const idOf = (name: string) => `${name}-${props.testimonial?.id ?? 'new'}`;
  const text = (name: 'quote' | 'who' | 'place' | 'source' | 'consent') => (
    <TextField
      failure={failure}
      hint={t(`hints.${name}`)}
      id={idOf(name)}
      label={t(`fields.${name}`)}
      maxLength={name === 'quote' ? STAFF_LIMITS.testimonialQuote : STAFF_LIMITS.testimonialRecord}
      name={name}
      onChange={(value) => change({ [name]: value })}
      value={typed[name]}
      {...(name in ROWS && { rows: ROWS[name as keyof typeof ROWS] })}
      {...((name === 'quote' || name === 'who') && { language: typed.language })}
    />
  );
  const day = (name: 'saidOn' | 'consentOn') => (
    <DayField
      failure={failure}
      id={idOf(name)}
      label={t(`fields.${name}`)}
      name={name}
      onChange={(value) => change({ [name]: value })}
      value={typed[name]}
    />
  );
  const actions = (
    <>
      <Button loading={acting} type="submit" variant="ink">
        {t('save')}
      </Button>
      <span aria-live="polite" className="self-center text-ink-soft">
        {isSaved && t('saved')}
      </span>
    </>
  );
  return (
    <StaffForm actions={actions} failure={failure} fields={FIELDS} onSend={save}>
      <LanguageField id={idOf('language')} onChange={(language) => change({ language })} value={typed.language} />
      {text('quote')}
      <div className="staff-columns staff-columns-even">
        {text('who')}
        {text('place')}
        {text('source')}
        {day('saidOn')}
        {text('consent')}
        {day('consentOn')}
      </div>
      <Checkbox checked={typed.shown} onChange={(event) => change({ shown: event.target.checked })}>
        {t('show')}
      </Checkbox>
    </StaffForm>
  );
}
