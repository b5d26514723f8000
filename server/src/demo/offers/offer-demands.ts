import { type MathsModule, mathsModules } from '@tandem/contract/maths'
import { type Random, randomOf } from '../base/random.ts'
import type { StudyInterest } from '../base/reference.ts'
import { type Bent, bentOf } from './texts/bents.ts'
import { fieldOf } from './texts/fields.ts'

export type Demands = {
  qualifications: string[]
  documents: string[]
  /** Code and index into the contract's `languageLevels`. */
  languages: { code: string; level: number }[]
  expertises: number[]
  minimumGrade: number | null
  maths: { module: MathsModule; minimumRating: number }[]
}

/** Ids of expertises that a company may ask for. */
const expertisesOf: Record<Bent, number[]> = {
  digital: [1, 5, 38, 39, 41, 52, 56, 61, 104, 106, 107],
  technical: [1, 2, 7, 68, 69, 71, 102, 106, 107],
  business: [1, 8, 12, 31, 87, 88, 93, 102, 103, 105],
  social: [94, 95, 97, 101, 102, 103, 109, 110, 113],
  health: [4, 96, 98, 102, 109, 110],
}

const [b1, b2, c1] = [3, 4, 5]

/** How many offers ask for maths. */
const mathsShares: Record<Bent, number> = {
  digital: 0.5,
  technical: 0.7,
  business: 0.3,
  social: 0,
  health: 0.1,
}

/** What the company asks of those who apply. */
export function drawDemands(random: Random, interest: StudyInterest, number: number): Demands {
  const may = (keys: string[], probability: number) => keys.filter(() => random.chance(probability))
  const bent = bentOf(fieldOf(interest.id))
  const expertises = expertisesOf[bent]
  const maths = randomOf('offer-maths', number)
  return {
    qualifications: [
      'ahr',
      'fgh',
      'fhr-delta',
      ...may(['eb', 'ib', 'abibac'], 0.6),
      ...may(['fhr'], 0.7),
      ...may(['meister', 'beruf'], 0.45),
      ...may(['abroad', 'studienkolleg'], 0.4),
      ...may(['bachelor'], 0.15),
    ],
    documents: [
      'cv',
      ...may(['school_certificates'], 0.92),
      ...may(['cover_letter'], 0.75),
      ...may(['further_proofs'], 0.08),
    ],
    languages: [
      ...may(['de'], 0.55).map((code) => ({ code, level: random.pick([b2, c1, c1]) })),
      ...may(['en'], 0.45).map((code) => ({ code, level: random.pick([b1, b2, b2]) })),
      ...(interest.nameDe.includes('Französisch') ? [{ code: 'fr', level: b2 }] : []),
    ],
    expertises: random.sample(expertises, random.int(0, 3)),
    minimumGrade: random.chance(0.35) ? random.int(19, 30) / 10 : null,
    maths: maths.chance(mathsShares[bent])
      ? maths
          .sample(mathsModules, maths.int(1, 3))
          .map((module) => ({ module, minimumRating: maths.int(2, 5) }))
      : [],
  }
}
