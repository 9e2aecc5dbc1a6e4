'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { ClassGaps } from './list-gaps';

type MissingListProps = {
  readonly gaps: ClassGaps;
  readonly onShowChild: (id: string, row: number) => void;
};

/** A class of two hundred would make a longer list than its table. */
const SHOWN = 12;

/** What is missing, each with the way there. */
export function MissingList({ gaps, onShowChild }: MissingListProps) {
  const t = useTranslations('kindergarten.summary.gaps');
  const children = useTranslations('kindergarten.children');
  const summary = useTranslations('kindergarten.summary');
  const { details, missingChildren } = gaps;
  if (details.length === 0 && missingChildren === 0 && gaps.children.length === 0) {
    return (
      <p className="flex items-center gap-2 font-semibold text-mint-deep">
        <Icon name="circle-check" />
        {t('none')}
      </p>
    );
  }
  return (
    <div className="grid gap-2" id="class-gaps" tabIndex={-1}>
      <h3>{t('title')}</h3>
      <ul className="grid gap-1">
        {details.map((field) => (
          <li key={field}>
            <a className="text-link text-small" href={field === 'delivery' ? '#details' : `#class-${field}`}>
              {t(`details.${field}`)}
            </a>
          </li>
        ))}
        {missingChildren > 0 && (
          <li>
            <a className="text-link text-small" href="#children">
              {summary('tooFew', { count: missingChildren })}
            </a>
          </li>
        )}
        {gaps.children.slice(0, SHOWN).map(({ child, row, parts }) => (
          <li key={child.id}>
            <UnstyledButton className="text-link text-small" onClick={() => onShowChild(child.id, row)} type="button">
              {t('child', {
                name: child.name || children('unnamedRow', { number: row + 1 }),
                parts: parts.map((part) => t(`parts.${part as 'name'}`)).join(', '),
              })}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {gaps.children.length > SHOWN && (
        <p className="text-ink-soft text-small">{t('more', { count: gaps.children.length - SHOWN })}</p>
      )}
    </div>
  );
}
