'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/text-input';
import type { PostView } from '@/lib/staff';
import { StaffForm } from '../forms/staff-form';
import { StaffPanel } from '../frame/staff-panel';
import { useAct } from '../orders/use-act';

type RelatedBookFormProps = {
  readonly post: PostView;
  readonly books: readonly { readonly id: number; readonly title: string }[];
};

/** The book that is shown below a post. */
export function RelatedBookForm({ post, books }: RelatedBookFormProps) {
  const t = useTranslations('staff.blog');
  const stored = String(post.relatedBook ?? '');
  const [book, setBook] = useState(stored);
  const { act, acting, failure } = useAct(`/api/staff/blog/${post.id}`);
  const save = (
    <Button disabled={book === stored} loading={acting} size="small" type="submit" variant="quiet">
      {t('save')}
    </Button>
  );
  return (
    <StaffPanel id="related" title={t('settings')}>
      <StaffForm
        actions={save}
        failure={failure}
        fields={[]}
        onSend={() => act({ relatedBook: book ? Number(book) : null })}
      >
        <Field id="book" label={t('book')}>
          {(aria) => (
            <Select {...aria} onChange={(event) => setBook(event.target.value)} value={book}>
              <option value="">{t('noBook')}</option>
              {books.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </StaffForm>
    </StaffPanel>
  );
}
