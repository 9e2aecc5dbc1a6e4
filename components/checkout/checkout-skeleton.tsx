import { Skeleton } from '@/components/ui/surface';

/** Placeholder with the shape of the checkout page. */
export function CheckoutSkeleton() {
  return (
    <div aria-busy="true" className="min-h-dvh">
      <div className="flow-header" />
      <main className="wrap grid max-w-[1040px] gap-6 pt-10 lg:grid-cols-2">
        <Skeleton className="h-64" />
        <Skeleton className="h-80" />
      </main>
    </div>
  );
}
