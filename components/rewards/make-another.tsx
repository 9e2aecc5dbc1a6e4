import { useTranslations } from 'next-intl';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { useMarket } from '@/lib/client/market';
import type { OrderView } from '@/lib/orders';
import { useAnotherStory } from './use-another-story';

type MakeAnotherProps = {
  readonly book: Pick<NonNullable<OrderView['book']>, 'id' | 'heroName' | 'gender'>;
  /** It is the one thing to do on its page. */
  readonly main?: boolean;
};

/** Another story for the same child, whose hero is known, or a book for another child. */
export function MakeAnother({ book: { id, heroName: name, gender }, main = false }: MakeAnotherProps) {
  const t = useTranslations('rewards.another');
  const { to } = useMarket();
  const { create, creating, failure } = useAnotherStory(id);
  return (
    <div className="grid justify-items-start gap-2">
      <Button loading={creating} onClick={create} variant={main ? 'honey' : 'quiet'}>
        {t('same', { name, gender })}
      </Button>
      <FormError failure={failure} />
      <Link className="text-link" href={`${to('/wizard')}?new=1`}>
        {t('other')}
      </Link>
    </div>
  );
}
