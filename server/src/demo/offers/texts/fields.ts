import type { Pair } from '#demo/base/text.ts'
import { businessTexts } from './business.ts'
import { careTexts } from './care.ts'
import { digitalTexts } from './digital.ts'
import { placesTexts } from './places.ts'
import { technologyTexts } from './technology.ts'

const fieldTexts = { ...businessTexts, ...placesTexts, ...digitalTexts, ...technologyTexts, ...careTexts }

/** Study interests whose practice is so alike that one set of texts serves them. */
export type Field = keyof typeof fieldTexts

export const textsOf: Record<Field, { practice: Pair[]; tasks: Pair[] }> = fieldTexts

/** Ids of study interests. */
const interestsOf: Record<Field, number[]> = {
  banking: [1, 12],
  insurance: [29],
  finance: [2, 30, 31, 32, 33],
  commerce: [4, 5, 15],
  industry: [3, 6, 7, 18, 19, 23, 27, 34],
  logistics: [8, 26],
  media: [9, 11, 20, 21, 22, 45],
  personnel: [25],
  publicSector: [24, 40],
  healthManagement: [14, 41],
  property: [16, 17, 82],
  hospitality: [13, 28, 46],
  construction: [47, 48],
  safety: [78],
  businessIt: [36, 37, 38, 42, 43, 44],
  data: [35, 39, 62],
  software: [58, 60, 61],
  security: [59],
  medicalTech: [52, 63, 100],
  electrical: [49, 50, 53, 54, 55, 56],
  energy: [51, 79],
  mechanical: [64, 65, 66, 67, 68, 70, 72],
  process: [57, 69, 71, 77],
  mechatronics: [73, 74, 75, 76],
  industrialEngineering: [80, 81, 83, 84, 85],
  socialYouth: [86, 87, 89, 90],
  socialSupport: [88, 91, 92, 93],
  socialManagement: [10, 94, 95],
  nursing: [96, 98, 99],
  midwifery: [97],
  physicianAssistant: [101],
}

const fieldOfInterest = new Map(
  (Object.keys(interestsOf) as Field[]).flatMap((field) =>
    interestsOf[field].map((id) => [id, field] as const),
  ),
)

export function fieldOf(studyInterestId: number): Field {
  const field = fieldOfInterest.get(studyInterestId)
  if (!field) throw new Error(`Study interest ${studyInterestId} has no texts`)
  return field
}
