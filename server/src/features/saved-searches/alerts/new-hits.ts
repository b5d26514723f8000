/** Hits that a mail shows; further ones are counted. */
export const maxListedHits = 10

/** What one mail is about. */
export type NewHits = { savedSearchId: string; recordIds: string[]; more: number }
