/** Hits that a mail shows; further ones are counted. */
export const mostListedHits = 10

/** What one mail is about. */
export type NewHits = { savedSearchId: string; recordIds: string[]; more: number }
