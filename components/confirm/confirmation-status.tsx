import { useTranslations } from 'next-intl';
import { DispatchDate } from '@/components/delivery/dispatch-date';
import { useFormatDay } from '@/components/ui/hooks/use-format-day';
import type { ConfirmationView } from '@/lib/fulfilment';

/** Message keys of the title of each state after the confirmation. */
const TITLES = {
  confirmed: 'confirmed',
  printing: 'printing',
  shipped: 'shipped',
  ready_for_pickup: 'readyForPickup',
  delivered: 'delivered',
  // Of both formats, the parent cancelled the printed one.
  ready: 'digitalOnly',
  cancelled: 'closed',
  refunded: 'closed',
} as const;

const LEADS = {
  confirmed: 'confirmedLead',
  printing: 'printingLead',
  digitalOnly: 'digitalOnlyLead',
  closed: 'closedLead',
  notYet: 'notYetLead',
} as const;

type ConfirmationStatusProps = { readonly confirmation: ConfirmationView; readonly name: string };

/** Where a book is that waits for no confirmation. */
export function ConfirmationStatus({ confirmation, name }: ConfirmationStatusProps) {
  const t = useTranslations('confirm.print.done');
  const formatDay = useFormatDay();
  const { state, dispatchBy, firstDispatchBy, shipment } = confirmation;
  const title = state in TITLES ? TITLES[state as keyof typeof TITLES] : 'notYet';
  const lead = title in LEADS ? LEADS[title as keyof typeof LEADS] : null;
  const { carrier, trackingNumber } = shipment ?? {};
  return (
    <div aria-live="polite" className="grid gap-3">
      <h1 className="text-section">{t(title, { name })}</h1>
      {firstDispatchBy && <DispatchDate className="text-lead" order={confirmation} />}
      {lead && !firstDispatchBy && <p className="text-lead">{t(lead, { name, date: formatDay(dispatchBy) })}</p>}
      {carrier && trackingNumber && <p>{t('tracking', { carrier, trackingNumber })}</p>}
    </div>
  );
}
