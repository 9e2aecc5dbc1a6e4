import { useTranslations } from 'next-intl';
import { COMPANY_LIMITS } from '@/lib/company';

const QUESTIONS = ['photos', 'number', 'when', 'one', 'language'] as const;

/** What HR asks before it opens an order. */
export function CompanyQuestions() {
  const t = useTranslations('company.questions');
  const values = { minimum: COMPANY_LIMITS.minBooks, ...COMPANY_LIMITS.makeHours };
  return (
    <section aria-labelledby="company-questions" className="wrap class-band">
      <h2 className="text-section" id="company-questions">
        {t('title')}
      </h2>
      <dl className="company-questions">
        {QUESTIONS.map((id) => (
          <div className="grid content-start gap-1.5" key={id}>
            <dt className="font-semibold text-lead">{t(`${id}.question`)}</dt>
            <dd className="text-ink-soft">{t(`${id}.answer`, values)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
