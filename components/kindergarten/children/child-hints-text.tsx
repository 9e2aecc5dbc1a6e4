'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { ClassChild } from '@/lib/kindergarten';
import { type ChildHints, listDoubts } from './child-hints';

/** What a row without hints says; a photo that was only read on the device is not stored. */
const getReadyKey = ({ addedByLink, readOnDevice }: ClassChild) =>
  addedByLink ? 'readyByLink' : readOnDevice ? 'readyRead' : 'ready';

type ChildHintsTextProps = {
  readonly child: ClassChild;
  readonly hints: ChildHints;
  /** A cell of the row could not be stored. */
  readonly faulty?: boolean;
  /** Opens the hero of the child; missing where only its parent sees the photo. */
  readonly onLook?: (id: string) => void;
  readonly tabIndex?: number;
};

/** What is missing of a child, then what could be better; a tick when nothing is. */
export function ChildHintsText({ child, hints, faulty = false, onLook, tabIndex }: ChildHintsTextProps) {
  const t = useTranslations('kindergarten.children.hints');
  const format = useFormatter();
  const { gender } = child;
  const doubts = listDoubts(child);
  const advice = [
    ...(hints.otherHero ? [t('otherHero', { gender: gender ?? 'boy' })] : []),
    ...(hints.duplicate ? [t('duplicate')] : []),
    ...(hints.foreignName ? [t('foreignName')] : []),
    ...(child.drawing?.state === 'failed' ? [t('drawingFailed')] : []),
  ];
  return (
    <div className="grid min-w-0 grow gap-0.5 text-note">
      {faulty && (
        <span className="class-hint text-coral-deep">
          <Icon name="circle-exclamation-point" />
          {t('fault')}
        </span>
      )}
      {hints.missing.map((part) => (
        <span className="class-hint text-coral-deep" key={part}>
          <Icon name="circle-exclamation-point" />
          {t(`missing.${part}`)}
        </span>
      ))}
      {advice.map((text) => (
        <span className="class-hint text-honey-deep" key={text}>
          <Icon name="lightbulb" />
          {text}
        </span>
      ))}
      {onLook && doubts.length > 0 && (
        <UnstyledButton
          className="class-hint text-start text-honey-deep underline"
          onClick={() => onLook(child.id)}
          tabIndex={tabIndex}
          type="button"
        >
          <Icon name="lightbulb" />
          {t('doubts', { parts: format.list(doubts.map((part) => t(`parts.${part}`))) })}
        </UnstyledButton>
      )}
      {!faulty && hints.missing.length === 0 && advice.length === 0 && doubts.length === 0 && (
        <span className="class-hint text-mint-deep">
          <Icon name="check" />
          {t(getReadyKey(child))}
        </span>
      )}
    </div>
  );
}
