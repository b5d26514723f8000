import * as contract from '@tandem/contract/backend/reference-lists'
import { route } from '#platform/http/route.ts'
import {
  arrangeReferenceList,
  changeReferenceEntry,
  createReferenceEntry,
  getReferenceList,
  importReferenceList,
} from './edit-reference.ts'

export const referenceListsRoutes = [
  route(contract.getReferenceList, getReferenceList),
  route(contract.createReferenceEntry, createReferenceEntry),
  route(contract.changeReferenceEntry, changeReferenceEntry),
  route(contract.arrangeReferenceList, arrangeReferenceList),
  route(contract.importReferenceList, importReferenceList),
]
