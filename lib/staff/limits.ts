export const STAFF_LIMITS = {
  /** Minutes from the phone code to the code of the authenticator app. */
  secondStepMinutes: 10,
  /** Wrong or right codes of the app in any 15 minutes, of one member. */
  totpChecks: { limit: 5, windowSeconds: 900 },
  /** Rows of a list at once. */
  pageSize: 50,
  /** Rows of a list without pages. */
  listSize: 100,
  /** Days within which a deadline is near. */
  nearDays: 7,
  /** Members of the staff; a shop has far fewer. */
  membersShown: 1000,
  /** Fewer books say nothing about a story, and too much about a parent. */
  leastBooks: 5,
  /** Books whose files or papers are fetched at once. */
  exportSize: 100,
  /** Minutes that the link to an export works. */
  exportMinutes: 15,
  /** Lines of a list of order numbers. */
  markLines: 200,
  /** Letters of an answer to a customer, or of a template. */
  replyLength: 5000,
  /** Letters of a post's title, its summary and its text. */
  postTitle: 120,
  postSummary: 170,
  postText: 20_000,
  /** Letters of what a picture shows. */
  postAlt: 200,
  /** Letters of what a customer said, and of its source and its consent. */
  testimonialQuote: 400,
  testimonialRecord: 300,
  /** Minutes that the link to a page's picture works. */
  lookMinutes: 2,
  /** Pictures of pages that a member sees in any hour. */
  looks: { limit: 60, windowSeconds: 3600 },
  noteLength: 2000,
  reasonLength: 300,
} as const;
