import { Skeleton } from '@/components/ui/surface';

/** What an employee's pages show while they load. */
export function EmployeeSkeleton() {
  return (
    <main aria-busy="true" className="wrap group-page" id="content">
      <Skeleton className="h-40" />
      <Skeleton className="h-80" />
    </main>
  );
}
