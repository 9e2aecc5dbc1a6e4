import { Skeleton } from '@/components/ui/surface';

/** Placeholder with the shape of the confirmation page. */
export function ConfirmationSkeleton() {
  return (
    <div aria-busy="true" className="min-h-dvh">
      <div className="flow-header" />
      <div className="confirmation-head h-72" />
      <main className="wrap grid max-w-[960px] gap-5 pt-14">
        <Skeleton className="h-8 w-1/2" />
        <Skeleton className="h-60" />
      </main>
    </div>
  );
}
