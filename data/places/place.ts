import type { Point } from './geometry.ts'

export type Place = Point & {
  country: string
  /** Empty outside Germany. */
  postalCode: string
  name: string
  state: string
  /** Higher is offered first; 0 is a further code of a town, found by its digits only. */
  rank: number
}

export const LOCALITY_RANK = 1
