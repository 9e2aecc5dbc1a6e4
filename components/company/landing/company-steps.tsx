import { getTranslations } from 'next-intl/server';
import { Num } from '@/components/ui/text';

const STEPS = ['open', 'send', 'pay'] as const;

/** How a company orders, in three steps. */
export async function CompanySteps() {
  const t = await getTranslations('company.steps');
  return (
    <section aria-labelledby="company-steps" className="wrap class-band">
      <h2 className="text-section" id="company-steps">
        {t('title')}
      </h2>
      <ol className="class-price-list">
        {STEPS.map((step, index) => (
          <li className="grid content-start gap-1.5" key={step}>
            <span aria-hidden="true" className="class-section-number">
              <Num>{index + 1}</Num>
            </span>
            <h3 className="text-title">{t(`${step}.title`)}</h3>
            <p className="text-ink-soft">{t(`${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
