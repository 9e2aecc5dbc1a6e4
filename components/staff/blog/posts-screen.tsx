'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Tag } from '@/components/ui/text';
import { LANGUAGE_NAMES } from '@/lib/markets';
import { type PostListItem, STAFF_LIMITS, type StaffRole } from '@/lib/staff';
import { StaffForm } from '../forms/staff-form';
import { TextField } from '../forms/text-field';
import { StaffFrame } from '../frame/staff-frame';
import { StaffPanel } from '../frame/staff-panel';
import { ListTable } from '../lists/list-table';
import { useAct } from '../orders/use-act';
import { POST_TONES } from './post-tones';

type PostsScreenProps = { readonly posts: readonly PostListItem[]; readonly role: StaffRole };

/** The posts of the blog: drafts first, then the newest. */
export function PostsScreen({ posts, role }: PostsScreenProps) {
  const t = useTranslations('staff.blog');
  const format = useFormatter();
  const rows = posts.map(({ id, title, state, publishedAt, languages }) => ({
    id,
    cells: [
      <Link className="text-link" href={`/staff/blog/${id}`} key="post">
        <bdi>{title || id}</bdi>
      </Link>,
      <Tag key="state" tone={POST_TONES[state]}>
        {t(`states.${state}`)}
      </Tag>,
      publishedAt && (
        <time dateTime={publishedAt.toISOString()} key="date">
          {format.dateTime(publishedAt, { dateStyle: 'short', timeStyle: 'short' })}
        </time>
      ),
      <span key="languages">
        {languages.map((language) => (
          <span className="me-2" key={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </span>
        ))}
      </span>,
    ],
  }));
  return (
    <StaffFrame current="blog" lead={t('lead')} role={role} title={t('title')}>
      <NewPost />
      <ListTable
        columns={[t('post'), t('state'), t('date'), t('languages')]}
        label={t('title')}
        most={STAFF_LIMITS.listSize}
        rows={rows}
      />
    </StaffFrame>
  );
}

function NewPost() {
  const t = useTranslations('staff.blog');
  const [slug, setSlug] = useState('');
  const { act, acting, failure } = useAct('/api/staff/blog');
  const send = async () => {
    if (await act({ slug })) setSlug('');
  };
  const create = (
    <Button loading={acting} type="submit" variant="ink">
      {t('create')}
    </Button>
  );
  return (
    <StaffPanel id="new-post" title={t('new')}>
      <StaffForm actions={create} failure={failure} fields={['slug']} onSend={send}>
        <TextField
          dir="ltr"
          failure={failure}
          hint={t('slugHint')}
          id="slug"
          label={t('slug')}
          maxLength={80}
          name="slug"
          onChange={setSlug}
          value={slug}
        />
      </StaffForm>
    </StaffPanel>
  );
}
