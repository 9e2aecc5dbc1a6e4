import { getTranslations } from 'next-intl/server';
import { GroupSteps } from '@/components/group/landing/group-steps';

const STEPS = ['collect', 'check', 'order', 'enjoy'] as const;

/** How a class becomes a shelf of books, in four steps. */
export async function ClassSteps() {
  const t = await getTranslations('kindergarten.steps');
  const steps = STEPS.map((key) => ({ key, title: t(`${key}.title`), text: t(`${key}.text`) }));
  return <GroupSteps id="class-steps" listClass="class-steps" steps={steps} title={t('title')} />;
}
