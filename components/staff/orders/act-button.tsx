'use client';

import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { useAct } from './use-act';

type ActButtonProps = { readonly path: string; readonly label: string; readonly json?: object };

/** Something that the staff do with one click. */
export function ActButton({ path, label, json = {} }: ActButtonProps) {
  const { act, acting, failure } = useAct(path);
  return (
    <div className="grid justify-items-start gap-2 pt-1">
      <Button loading={acting} onClick={() => act(json)} size="small" variant="quiet">
        {label}
      </Button>
      <FormError failure={failure} />
    </div>
  );
}
