'use client';

import { JsonLd } from '@/components/layout/json-ld';
import { SupportButton } from '@/components/support/support-button';
import { Icon } from '@/components/ui/icon';
import { Num } from '@/components/ui/text';
import { BRAND } from '@/lib/brand';
import { type AnswerPart, answerParts, type FaqItem, faqPage } from './questions';

const TOPICS = { suggest: 'suggestion', groups: 'groups', printing: 'printing', order: 'order' } as const;

/**
 * The same for search engines. It stands at the end of the page, next to where the page's data begins, so that the
 * words, which occur in both, are compressed as one.
 */
export const FaqFacts = ({ items }: { readonly items: readonly FaqItem[] }) => <JsonLd data={faqPage(items)} />;

/** The list itself, written from the plain words. Opening and closing needs no script. */
export function FaqList({ items }: { readonly items: readonly FaqItem[] }) {
  return (
    <div className="faq-list">
      {items.map(([question, answer], index) => (
        <details key={question} name="faq" open={index === 0}>
          <summary>
            {question}
            <Icon name="plus" />
          </summary>
          <div className="faq-answer">
            {answer.split('\n').map((line) => (
              <p key={line}>
                {answerParts(line).map((part) => (
                  <Part key={part.text} {...part} />
                ))}
              </p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}

function Part({ mark, text }: AnswerPart) {
  if (!mark) return text;
  if (mark === 'num') return <Num>{text}</Num>;
  if (mark === 'mail') {
    return (
      <a className="faq-link" href={`mailto:${BRAND.supportEmail}`}>
        <bdi>{text}</bdi>
      </a>
    );
  }
  return (
    <SupportButton className="faq-link" topic={TOPICS[mark]}>
      {text}
    </SupportButton>
  );
}
