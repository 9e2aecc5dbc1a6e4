import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Gender } from '@/lib/catalogue';

/** Says why another story needs a photo again: the hero went with what was read from the earlier one. */
export function HeroGone({ gender, name }: { readonly gender: Gender; readonly name: string }) {
  const t = useTranslations('wizard.book');
  return (
    <p className="flex gap-2 rounded-card bg-honey-wash p-4 text-small" role="status">
      <Icon className="mt-0.5 shrink-0" name="shield-check" />
      <span>{t('heroGone', { gender, name })}</span>
    </p>
  );
}
