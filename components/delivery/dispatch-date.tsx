import { useTranslations } from 'next-intl';
import { useFormatDay } from '@/components/ui/hooks/use-format-day';

type DispatchDateProps = {
  readonly order: {
    readonly state: string;
    readonly dispatchBy: string;
    readonly firstDispatchBy: string | null;
  };
  readonly className?: string;
};

/** By when a confirmed book leaves, and what was promised before if it is late; nothing once it has left. */
export function DispatchDate({ order: { state, dispatchBy, firstDispatchBy }, className }: DispatchDateProps) {
  const t = useTranslations('orders.dispatch');
  const formatDay = useFormatDay();
  if (state !== 'confirmed' && state !== 'printing') return null;
  const date = formatDay(dispatchBy);
  return (
    <span className={className}>
      {firstDispatchBy ? t('changed', { date, was: formatDay(firstDispatchBy) }) : t('by', { date })}
    </span>
  );
}
