import * as contract from '@tandem/contract/received-applications'
import { route } from '#platform/http/route.ts'
import { assignHandler, rateApplication } from './assess.ts'
import { getAssessment, listAssessments } from './show-assessment.ts'
import { addNote, deleteNote, updateNote } from './write-notes.ts'

export const receivedApplicationsRoutes = [
  route(contract.listAssessments, listAssessments),
  route(contract.getAssessment, getAssessment),
  route(contract.assignHandler, assignHandler),
  route(contract.rateApplication, rateApplication),
  route(contract.addNote, addNote),
  route(contract.updateNote, updateNote),
  route(contract.deleteNote, deleteNote),
]
