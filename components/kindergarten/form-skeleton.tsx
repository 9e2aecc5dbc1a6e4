import { Skeleton } from '@/components/ui/surface';

/** Placeholder of a long form. */
export function FormSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-6">
      <Skeleton className="h-80" />
      <Skeleton className="h-60" />
    </div>
  );
}
