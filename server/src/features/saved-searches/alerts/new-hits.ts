/** Hits that a mail shows; further ones are counted. */
export const listedHits = 10

/** What one mail is about. */
export type NewHits = { patternId: string; recordIds: string[]; more: number }
