'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Skeleton } from '@/components/ui/surface';
import { Tag } from '@/components/ui/text';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { ClassBook, ClassBooks } from '@/lib/kindergarten';

const TONES = {
  drawing: 'sky',
  ready: 'honey',
  approved: 'mint',
  printing: 'mint',
  on_its_way: 'mint',
  delivered: 'mint',
  failed: 'coral',
  ended: 'grey',
} as const satisfies Record<ClassBook['state'], string>;

type ClassBookItemProps = {
  readonly book: ClassBook;
  readonly format: ClassBooks['format'];
  /** `null` where the parent keeps the files: the teacher reads the book. */
  readonly editorHref: string | null;
  readonly onRead: () => void;
};

/** A child's book: its cover, how far it is, and the way to look at it and to correct it. */
export function ClassBookItem({ book, format, editorHref, onRead }: ClassBookItemProps) {
  const t = useTranslations('kindergarten.books');
  const { name, coverUrl, state, overflowingPages } = book;
  // A digital book waits for nobody's approval.
  const finished = format === 'digital' && state === 'ready';
  return (
    <li className="class-book-item">
      {coverUrl ? (
        // biome-ignore lint/performance/noImgElement: a private picture by a signed link
        <img alt={t('coverAlt', { name })} className="class-book-cover" loading="lazy" src={coverUrl} />
      ) : (
        <span className="class-book-cover class-book-cover-empty">
          {state === 'drawing' ? <Skeleton className="size-full" /> : <Icon name="book-open" />}
        </span>
      )}
      <div className="grid content-start justify-items-start gap-1">
        <b className="font-semibold">
          <bdi>{name}</bdi>
        </b>
        <Tag tone={finished ? 'mint' : TONES[state]}>{t(`bookStates.${finished ? 'made' : state}`)}</Tag>
        {overflowingPages.length > 0 && (
          <p className="text-coral-deep text-note">{t('overflow', { count: overflowingPages.length })}</p>
        )}
        {book.approvedByParent && <p className="text-ink-soft text-note">{t('parentApproved')}</p>}
        {!editorHref && book.addedByLink && <p className="text-ink-soft text-note">{t('parentKeeps')}</p>}
        {!editorHref && state !== 'drawing' && state !== 'ended' && (
          <UnstyledButton aria-haspopup="dialog" className="text-link text-small" onClick={onRead} type="button">
            {t('read')}
          </UnstyledButton>
        )}
        {editorHref && state !== 'drawing' && (
          <Link className="text-link text-small" href={editorHref}>
            {t(state === 'ready' ? 'edit' : 'look')}
          </Link>
        )}
      </div>
    </li>
  );
}
