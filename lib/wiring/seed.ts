/** Fills a new shop with what it sells and shows; today everything is embedded, so there is nothing to store yet. */
export async function seed(): Promise<void> {}
