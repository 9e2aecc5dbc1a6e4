import { alarm } from '@/lib/platform/alarm';

/** The print files failed permanently; the watch tries again, and refunds the order in the end. */
export async function handlePrintFilesFailure({ orderId }: { readonly orderId: string }): Promise<void> {
  alarm('print_files_failed', { orderId });
}

/** The print house was away for a day; the watch tries again. */
export async function handleSubmitFailure({ shipmentId }: { readonly shipmentId: string }): Promise<void> {
  alarm('shipment_not_submitted', { shipmentId });
}
