import { notFound } from 'next/navigation';
import { type ReactNode, Suspense } from 'react';

/** Sets the response status to 404. */
async function ThrowNotFound(): Promise<never> {
  notFound();
}

/**
 * Renders its children with the status 404. If the page itself throws `notFound`, the document has neither language nor
 * text until scripts run. Thrown inside a Suspense boundary of a static page, it sets the status and leaves the rest of
 * the document as it is. React renders the content of `noscript` on the server only, so the browser never gets the error.
 */
export const NotFoundPage = ({ children }: { readonly children: ReactNode }) => (
  <>
    {children}
    <noscript>
      <Suspense fallback={null}>
        <ThrowNotFound />
      </Suspense>
    </noscript>
  </>
);
