import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';
import { useMarket } from '@/lib/client/market';
import type { OrderView } from '@/lib/orders';

type MakeAnotherProps = { readonly book: Pick<NonNullable<OrderView['book']>, 'id' | 'heroName' | 'gender'> };

/** Another story for the same child, whose details are filled in, or a book for another child. */
export function MakeAnother({ book: { id, heroName: name, gender } }: MakeAnotherProps) {
  const t = useTranslations('rewards.another');
  const router = useRouter();
  const { to } = useMarket();
  const [creating, setCreating] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const create = async () => {
    setCreating(true);
    setFailure(undefined);
    try {
      const draft = await sendJson<{ id: string }>(`/api/books/${id}/another`, { json: {} });
      router.push(`${to('/wizard')}?step=book&draft=${draft.id}`);
    } catch (thrown) {
      setFailure(toApiError(thrown));
      setCreating(false);
    }
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button loading={creating} onClick={create}>
        {t('same', { name, gender })}
      </Button>
      <FormError failure={failure} />
      <Link className="text-link" href={`${to('/wizard')}?new=1`}>
        {t('other')}
      </Link>
    </div>
  );
}
