import { Icon } from '@/components/ui/icon';
import { type Failure, getReason } from '@/lib/client/api/api-error';
import { useErrorText } from '@/lib/client/api/error-text';
import { ErrorId } from './error-id';

type FormErrorProps = {
  /** A code alone has no id. */
  readonly failure: Failure | string | undefined;
  /** What failed, in a word. */
  readonly title?: string;
  readonly values?: Readonly<Record<string, string | number>>;
};

/** Error of a whole form, announced at once, with the id of an unexpected one; empty without a failure. */
export function FormError({ failure, title, values }: FormErrorProps) {
  const errorText = useErrorText();
  const code = failure && getReason(failure);
  const errorId = typeof failure === 'string' ? null : failure?.errorId;
  return (
    <div aria-live="assertive">
      {code && (
        <div className="flex gap-2.5 rounded-control bg-coral-wash px-4 py-3 font-medium text-coral-press text-small">
          <Icon className="mt-0.5" name="triangle-exclamation-point" />
          <div>
            {title && <b className="block font-semibold">{title}</b>}
            <p>{errorText(code, values)}</p>
            <ErrorId id={errorId} />
          </div>
        </div>
      )}
    </div>
  );
}
