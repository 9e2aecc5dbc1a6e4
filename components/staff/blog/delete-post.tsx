'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { useAct } from '../orders/use-act';

/** Deletes a draft, folded so that none is deleted by a slip. */
export function DeletePost({ postId }: { readonly postId: string }) {
  const t = useTranslations('staff.blog');
  const router = useRouter();
  const { act, acting, failure } = useAct(`/api/staff/blog/${postId}/deletion`);
  return (
    <details className="staff-action">
      <summary>{t('delete')}</summary>
      <div className="grid justify-items-start gap-3 pb-3">
        <p className="text-note text-ink-soft">{t('deleteHint')}</p>
        <Button loading={acting} onClick={() => act({}, () => router.push('/staff/blog'))} variant="action">
          {t('deleteNow')}
        </Button>
        <FormError failure={failure} />
      </div>
    </details>
  );
}
