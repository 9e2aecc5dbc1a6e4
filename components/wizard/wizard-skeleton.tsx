import { Skeleton } from '@/components/ui/surface';

/** Placeholder with the shape of a step. */
export function StepSkeleton() {
  return (
    <>
      <div className="wizard-step-head grid gap-3">
        <Skeleton className="h-10 w-3/4" />
        <Skeleton className="h-5 w-1/2" />
      </div>
      <div className="wizard-step-fields grid gap-6">
        <Skeleton className="h-12" />
        <Skeleton className="h-44" />
        <Skeleton className="h-44" />
      </div>
    </>
  );
}

/** Placeholder of the whole page, with the shape of the first step. */
export function WizardSkeleton() {
  return (
    <div className="wizard-page">
      <div className="flow-header" />
      <main aria-busy="true" className="wizard-step wrap">
        <StepSkeleton />
      </main>
    </div>
  );
}
