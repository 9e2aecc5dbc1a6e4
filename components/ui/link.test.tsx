import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Link } from './link';

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn(), prefetch: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));
// The test calls the component as a function, so its hooks must be replaced.
vi.mock('./pending-link', () => ({ usePendingNavigation: () => (navigate: () => void) => navigate() }));

/** Props of the rendered anchor. */
const getAnchorProps = (props: ComponentProps<typeof Link>): ComponentProps<'a'> =>
  (Link(props) as ReactElement).props as ComponentProps<'a'>;

type Click = Partial<Omit<MouseEvent, 'target'>> & {
  readonly to?: string;
  readonly target?: string;
  readonly download?: boolean;
};

/** Clicks the link; returns whether the default was prevented. */
function click(props: ComponentProps<typeof Link>, { to, target = '', download = false, ...event }: Click = {}) {
  const preventDefault = vi.fn();
  const { origin } = new URL(to ?? props.href, 'https://gibori.example');
  const currentTarget = { target, origin, hasAttribute: (name: string) => name === 'download' && download };
  const fullEvent = { button: 0, defaultPrevented: false, preventDefault, currentTarget, ...event };
  getAnchorProps(props).onClick?.(fullEvent as unknown as MouseEvent<HTMLAnchorElement>);
  return preventDefault.mock.calls.length > 0;
}

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://gibori.example' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('is a plain anchor without JavaScript', () => {
  const html = renderToStaticMarkup(
    <Link aria-label="All" className="bar-link" href="/IL/he#how" replace scroll={false}>
      x
    </Link>,
  );
  expect(html).toBe('<a aria-label="All" class="bar-link" href="/IL/he#how">x</a>');
});

test('a click navigates within the shop, with `replace` if set', () => {
  expect(click({ href: '/IL/he#how' })).toBe(true);
  expect(router.push).toHaveBeenCalledWith('/IL/he#how', { scroll: true });
  expect(click({ href: '/IL/he/books', replace: true, scroll: false })).toBe(true);
  expect(router.replace).toHaveBeenCalledWith('/IL/he/books', { scroll: false });
});

test.each<[string, Click]>([
  ['a new tab', { metaKey: true }],
  ['a new tab', { ctrlKey: true }],
  ['a new window', { shiftKey: true }],
  ['a file', { altKey: true }],
  ['the middle button', { button: 1 }],
  ['a window of its own', { target: '_blank' }],
  ['a download', { download: true }],
  ['another site', { to: 'https://wa.me/12025550142' }],
])('the browser handles it: %s', (_, event) => {
  expect(click({ href: '/IL/he/books' }, event)).toBe(false);
  expect(router.push).not.toHaveBeenCalled();
});

test('a click handler that prevents the default prevents navigation', () => {
  const onClick = vi.fn((event: MouseEvent) => Object.assign(event, { defaultPrevented: true }));
  click({ href: '/IL/he/wizard', onClick });
  expect(onClick).toHaveBeenCalledOnce();
  expect(router.push).not.toHaveBeenCalled();
});

test('prefetches on hover or focus, not before', () => {
  const { onPointerEnter, onFocus } = getAnchorProps({ href: '/IL/he/wizard' });
  expect(router.prefetch).not.toHaveBeenCalled();
  onPointerEnter?.({} as never);
  onFocus?.({} as never);
  expect(router.prefetch.mock.calls).toEqual([['/IL/he/wizard'], ['/IL/he/wizard']]);
});
