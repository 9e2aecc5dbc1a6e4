import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { JsonLd } from '@/components/layout/json-ld';
import { SupportButton } from '@/components/support/support-button';
import { Icon } from '@/components/ui/icon';
import type { HomeFacts } from './facts';
import { paragraphsOf } from './paragraphs';
import { FAQ_KEYS, faqPage, faqValues } from './questions';
import { RICH } from './rich';

/** Questions and answers, one open at a time, without a line of script (spec §1 "FAQ"). */
export async function Faq({ facts }: { readonly facts: HomeFacts }) {
  const t = await getTranslations('home.faq');
  const values = faqValues(facts);
  const marks = {
    ...RICH,
    suggest: (words: ReactNode) => (
      <SupportButton className="faq-link" topic="suggestion">
        {words}
      </SupportButton>
    ),
    groups: (words: ReactNode) => (
      <SupportButton className="faq-link" topic="groups">
        {words}
      </SupportButton>
    ),
    printing: (words: ReactNode) => (
      <SupportButton className="faq-link" topic="printing">
        {words}
      </SupportButton>
    ),
    mail: (words: ReactNode) => (
      <a className="faq-link" href={`mailto:${facts.supportEmail}`}>
        <bdi>{words}</bdi>
      </a>
    ),
  };
  return (
    <div className="faq">
      <div className="grid content-start justify-items-start gap-3.5">
        <h2 className="text-section">{t('title')}</h2>
        <p className="text-lead text-ink-soft">{t('lead')}</p>
        <SupportButton look="quiet">
          <Icon name="message-circle" />
          {t('ask')}
        </SupportButton>
      </div>
      <div className="faq-list">
        {FAQ_KEYS.map((key, index) => (
          <details key={key} name="faq" open={index === 0}>
            <summary>
              {t(`${key}.q`)}
              <Icon name="plus" />
            </summary>
            <div className="faq-answer">
              {paragraphsOf(t.rich(`${key}.a`, { ...marks, ...values })).map((paragraph, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text, which never change their order
                <p key={place}>{paragraph}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
      <JsonLd data={faqPage((key) => ({ question: t(`${key}.q`), answer: t.markup(`${key}.a`, plain(values)) }))} />
    </div>
  );
}

const asIs = (words: string) => words;
/** The marks of an answer that is only words. */
const plain = (values: ReturnType<typeof faqValues>) => ({
  ...values,
  num: asIs,
  suggest: asIs,
  groups: asIs,
  printing: asIs,
  mail: asIs,
});
