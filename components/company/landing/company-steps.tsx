import { getTranslations } from 'next-intl/server';
import { GroupSteps } from '@/components/group/landing/group-steps';

const STEPS = ['open', 'send', 'pay'] as const;

/** How a company orders, in three steps. */
export async function CompanySteps() {
  const t = await getTranslations('company.steps');
  const steps = STEPS.map((key) => ({ key, title: t(`${key}.title`), text: t(`${key}.text`) }));
  return <GroupSteps id="company-steps" listClass="class-price-list" steps={steps} title={t('title')} />;
}
