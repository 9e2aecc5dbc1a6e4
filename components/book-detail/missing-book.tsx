import type { ComponentProps } from 'react';
import { NotFoundPage } from '@/components/feedback/not-found-page';
import { LinkedStylesheet } from '@/components/layout/linked-stylesheet';
import styles from './missing-book.pcss';
import { NoSuchBook } from './no-such-book';

/** What the page of a book shows in its place; the styles are not those of a book. */
export function MissingBook({ overrides }: ComponentProps<typeof NoSuchBook>) {
  return (
    <NotFoundPage>
      <LinkedStylesheet href={styles} />
      <NoSuchBook overrides={overrides} />
    </NotFoundPage>
  );
}
