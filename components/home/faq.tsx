import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { HomeFacts } from './facts';
import { RICH } from './rich';

const QUESTIONS = ['see', 'ages', 'which', 'photo', 'when'] as const;

/** Questions and answers, one open at a time, without a line of script. */
export async function Faq({ facts }: { readonly facts: HomeFacts }) {
  const t = await getTranslations('home.faq');
  const values = {
    see: {},
    ages: { ages: facts.ages },
    which: {},
    photo: { days: facts.photoDays },
    when: { days: facts.printDays },
  };
  return (
    <div className="faq">
      <div className="grid content-start justify-items-start gap-3.5">
        <h2 className="text-section">{t('title')}</h2>
        <p className="text-lead text-ink-soft">{t('lead')}</p>
        <a className="button" data-look="quiet" href={`mailto:${facts.supportEmail}`}>
          <Icon name="message-circle" />
          {t('ask')}
        </a>
      </div>
      <div className="faq-list">
        {QUESTIONS.map((key, index) => (
          <details key={key} name="faq" open={index === 0}>
            <summary>
              {t(`${key}.q`)}
              <Icon name="plus" />
            </summary>
            <p>{t.rich(`${key}.a`, { ...RICH, ...values[key] })}</p>
          </details>
        ))}
      </div>
    </div>
  );
}
