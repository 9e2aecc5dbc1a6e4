import { Icon } from '@/components/ui/icon';

type AuthProblemProps = {
  readonly title: string;
  /** What to do about it. */
  readonly text?: string | undefined;
};

/** What stands in the way of signing in, by its name and with its remedy; announced at once. */
export function AuthProblem({ title, text }: AuthProblemProps) {
  return (
    <div className="flex gap-2.5 rounded-control bg-coral-wash px-4 py-3 text-coral-press text-small" role="alert">
      <Icon className="mt-0.5" name="triangle-exclamation-point" />
      <p className="grid gap-0.5">
        <b className="font-semibold">{title}</b>
        {text && <span>{text}</span>}
      </p>
    </div>
  );
}
