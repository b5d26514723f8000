import { getMathsDistribution as distribution } from '@tandem/contract/maths/distribution'
import * as placement from '@tandem/contract/maths/placement'
import * as practice from '@tandem/contract/maths/practice'
import * as preparation from '@tandem/contract/maths/preparation'
import { route } from '#platform/http/route.ts'
import { getMathsDistribution } from './get-distribution.ts'
import { answerPlacement, getPlacement, shareMathsModule, startPlacement } from './placement/run-placement.ts'
import { answerExercise, listExercises } from './practice/practise.ts'
import { checkItem, getPreparation, savePlan } from './preparation/get-preparation.ts'

export const mathsRoutes = [
  route(placement.getPlacement, getPlacement),
  route(placement.startPlacement, startPlacement),
  route(placement.answerPlacement, answerPlacement),
  route(placement.shareMathsModule, shareMathsModule),
  route(practice.listExercises, listExercises),
  route(practice.answerExercise, answerExercise),
  route(preparation.getPreparation, getPreparation),
  route(preparation.savePlan, savePlan),
  route(preparation.checkItem, checkItem),
  route(distribution, getMathsDistribution),
]
