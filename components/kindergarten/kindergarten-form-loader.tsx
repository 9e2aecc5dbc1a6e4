'use client';

import type { AbstractIntlMessages } from 'next-intl';
import { useComponentWhenTouched } from '@/lib/client/use-component-when-touched';
import { FormSkeleton } from './form-skeleton';

const loadForm = () => import('./provided-form');

/** The form, whose code is larger than the rest of the page: it is loaded when the visitor touches the page. */
export function KindergartenFormLoader({ messages }: { readonly messages: AbstractIntlMessages }) {
  const Form = useComponentWhenTouched(loadForm);
  return Form ? <Form messages={messages} /> : <FormSkeleton />;
}
