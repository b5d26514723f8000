import { pagesDe } from '#features/pages/texts.de.ts'

/** What is there to read: questions and answers, contact, the law's pages. */
export const pagesDePart = { pages: pagesDe }
