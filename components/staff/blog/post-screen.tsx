'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { LANGUAGE_NAMES } from '@/lib/markets';
import type { PostView, StaffRole } from '@/lib/staff';
import { StaffFrame } from '../frame/staff-frame';
import { StaffColumn, StaffPanel } from '../frame/staff-panel';
import { DeletePost } from './delete-post';
import { PicturesForm } from './pictures-form';
import { PublicationForm } from './publication-form';
import { RelatedBookForm } from './related-book-form';
import { TextForm } from './text-form';

type PostScreenProps = {
  readonly post: PostView;
  /** The books that a post can point to, by their base ids. */
  readonly books: readonly { readonly id: number; readonly title: string }[];
  readonly role: StaffRole;
};

/** One post: its texts with their preview, when it is published, its pictures and its book. */
export function PostScreen({ post, books, role }: PostScreenProps) {
  const t = useTranslations('staff.blog');
  return (
    <StaffFrame current="blog" role={role} title={<bdi>{post.id}</bdi>}>
      <div className="staff-columns staff-columns-even">
        <PublicationForm key={post.localTime} post={post} />
        <StaffColumn>
          <PicturesForm post={post} />
          <RelatedBookForm books={books} post={post} />
        </StaffColumn>
      </div>
      <StaffPanel id="texts" title={t('texts')}>
        {post.texts.map((text) => (
          <details className="staff-action" key={text.language}>
            <summary>
              {t('language', {
                language: LANGUAGE_NAMES[text.language],
                state: t(text.shown ? 'shownState' : 'notShown'),
              })}
            </summary>
            <TextForm id={post.id} pictures={post.pictures} text={text} />
          </details>
        ))}
      </StaffPanel>
      {post.deletable && <DeletePost postId={post.id} />}
      <Link className="text-link" href="/staff/blog">
        {t('back')}
      </Link>
    </StaffFrame>
  );
}
