'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Tag } from '@/components/ui/text';
import { LANGUAGE_NAMES } from '@/lib/markets';
import type { EditedTestimonial } from '@/lib/social-proof';
import { STAFF_LIMITS, type StaffRole } from '@/lib/staff';
import { StaffFrame } from '../frame/staff-frame';
import { StaffPanel } from '../frame/staff-panel';
import { ActButton } from '../orders/act-button';
import { TestimonialForm } from './testimonial-form';

type TestimonialsScreenProps = {
  readonly role: StaffRole;
  readonly testimonials: readonly EditedTestimonial[];
};

/** What customers said about the shop: a form for a new entry, then all of them. */
export function TestimonialsScreen({ role, testimonials }: TestimonialsScreenProps) {
  const t = useTranslations('staff.testimonials');
  const [added, setAdded] = useState(0);
  return (
    <StaffFrame current="testimonials" lead={t('lead')} role={role} title={t('title')}>
      <StaffPanel id="new-testimonial" title={t('new')}>
        <TestimonialForm key={added} onSaved={() => setAdded(added + 1)} />
        <p aria-live="polite" className="text-ink-soft">
          {added > 0 && t('added')}
        </p>
      </StaffPanel>
      <StaffPanel id="all-testimonials" title={t('all')}>
        {testimonials.length === 0 && <p>{t('none')}</p>}
        {testimonials.length === STAFF_LIMITS.listSize && <p>{t('most', { count: STAFF_LIMITS.listSize })}</p>}
        {testimonials.map((testimonial) => (
          <Entry key={testimonial.id} testimonial={testimonial} />
        ))}
      </StaffPanel>
    </StaffFrame>
  );
}

function Entry({ testimonial }: { readonly testimonial: EditedTestimonial }) {
  const t = useTranslations('staff.testimonials');
  const { id, who, language, shown } = testimonial;
  const path = `/api/staff/testimonials/${id}`;
  return (
    <details className="staff-action">
      <summary>
        <bdi>{who}</bdi> · <span lang={language}>{LANGUAGE_NAMES[language]}</span>{' '}
        <Tag tone={shown ? 'mint' : 'honey'}>{t(shown ? 'onSite' : 'draft')}</Tag>
      </summary>
      <TestimonialForm key={String(shown)} testimonial={testimonial} />
      <div className="flex flex-wrap gap-3 pb-3">
        {shown && <ActButton label={t('takeBack')} path={`${path}/withdrawal`} />}
        {!shown && <ActButton label={t('delete')} path={`${path}/deletion`} />}
      </div>
    </details>
  );
}
