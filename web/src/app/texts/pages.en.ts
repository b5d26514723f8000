import { pagesEn } from '#features/pages/texts.en.ts'

export const pagesEnPart = { pages: pagesEn }
