import { getTranslations } from 'next-intl/server';
import { Num } from '@/components/ui/text';

const STEPS = ['collect', 'check', 'order', 'enjoy'] as const;

/** How a class becomes a shelf of books, in four steps. */
export async function ClassSteps() {
  const t = await getTranslations('kindergarten.steps');
  return (
    <section aria-labelledby="class-steps" className="wrap class-band">
      <h2 className="text-section" id="class-steps">
        {t('title')}
      </h2>
      <ol className="class-steps">
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
