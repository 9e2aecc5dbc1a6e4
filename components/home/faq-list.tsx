'use client';

import { SupportButton } from '@/components/support/support-button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Num } from '@/components/ui/text';
import { BRAND } from '@/lib/brand';
import { useMarket } from '@/lib/client/market';
import { type AnswerPart, type FaqItem, parseAnswer } from './faq-questions';

const TOPIC_BY_TAG = { suggest: 'suggestion', groups: 'groups', printing: 'printing', order: 'order' } as const;

/** The list itself. Opening and closing needs no script. */
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
                {parseAnswer(line).map((part) => (
                  <AnswerText key={part.text} {...part} />
                ))}
              </p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}

function AnswerText({ mark, text }: AnswerPart) {
  if (!mark) return text;
  if (mark === 'num') return <Num>{text}</Num>;
  if (mark === 'mail') {
    return (
      <a className="faq-link" href={`mailto:${BRAND.supportEmail}`}>
        <bdi>{text}</bdi>
      </a>
    );
  }
  if (mark === 'class' || mark === 'company') return <PageLink rest={PAGES[mark]}>{text}</PageLink>;
  return (
    <SupportButton className="faq-link" topic={TOPIC_BY_TAG[mark]}>
      {text}
    </SupportButton>
  );
}

const PAGES = { class: '/kindergarten', company: '/company-batch' } as const;

const PageLink = ({ rest, children }: { readonly rest: string; readonly children: string }) => (
  <Link className="faq-link" href={useMarket().to(rest)}>
    {children}
  </Link>
);
