/** Loads the search on demand: its engine is as large as a whole screen. */
export const loadSearch = () => import('./search').then(({ searchBooks }) => searchBooks);
