import { BRAND } from '@/lib/brand';
import { type CountryCode, type Language, localePath } from '@/lib/markets';
import { PROBLEM_WORDS } from './problem-words';

export type ProblemProps = {
  readonly country: CountryCode;
  readonly language: Language;
  readonly error: unknown;
  readonly retry: () => void;
};

/** The number under which the server has noted a failure; never what it says. */
const digestOf = (error: unknown): string | null =>
  error instanceof Error && 'digest' in error && typeof error.digest === 'string' ? error.digest : null;

/**
 * What to do when a page broke (spec §2 "A generic error screen"). Plain links and words of its own: it must not
 * lean on anything that may be what failed.
 */
export function ProblemScreen({ country, language, error, retry }: ProblemProps) {
  const words = PROBLEM_WORDS[language];
  const digest = digestOf(error);
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-5 bg-(image:--light-table) px-(--gutter) py-16 text-center">
      {/* biome-ignore lint/performance/noImgElement: a small vignette with a fixed size; an error screen loads no code */}
      <img alt="" height={220} src="/pictures/fox.webp" width={220} />
      <div aria-live="assertive" className="grid gap-2">
        <h1 className="text-page">{words.title}</h1>
        <p className="text-lead">{words.text}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <button className="button" data-look="action" data-size="large" onClick={retry} type="button">
          {words.retry}
        </button>
        <a className="button" data-look="quiet" data-size="large" href={localePath(country, language)}>
          {words.home}
        </a>
      </div>
      <div>
        <p>
          {words.help}{' '}
          <a
            className="inline-flex min-h-(--tap) items-center underline underline-offset-4"
            href={`mailto:${BRAND.supportEmail}${digest ? `?subject=${digest}` : ''}`}
          >
            <bdi>{BRAND.supportEmail}</bdi>
          </a>
        </p>
        {digest && (
          <p className="text-ink-soft text-small">
            {words.code} <bdi className="num">{digest}</bdi>
          </p>
        )}
      </div>
    </main>
  );
}
