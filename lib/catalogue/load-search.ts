/** The search for pages that can wait for it: its engine weighs as much as a whole screen. */
export const loadSearch = () => import('./search').then(({ searchBooks }) => searchBooks);
