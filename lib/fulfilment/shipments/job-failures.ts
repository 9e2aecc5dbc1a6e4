import { alarm } from '@/lib/platform/alarm';

/** The print files failed permanently; the watch tries again, and refunds the order in the end. */
export async function handlePrintFilesFailure({ orderId }: { readonly orderId: string }): Promise<void> {
  alarm('print_files_failed', { orderId });
}

/** The print house was away for a day; the watch tries again. */
export async function handleSubmitFailure({ shipmentId }: { readonly shipmentId: string }): Promise<void> {
  alarm('shipment_not_submitted', { shipmentId });
}

/** A paid printed book could not be drawn, so its parent cannot confirm it; the watch tries again. */
export async function handleWholeBookFailure({ bookId }: { readonly bookId: string }): Promise<void> {
  alarm('whole_book_failed', { bookId });
}
