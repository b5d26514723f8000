import * as contract from '@tandem/contract/received-applications'
import { changeApplications as changeEndpoint } from '@tandem/contract/received-applications/changes'
import * as templates from '@tandem/contract/received-applications/templates'
import { route } from '#platform/http/route.ts'
import { assignHandler, rateApplication } from './assessment/assess.ts'
import { getAssessment, listAssessments } from './assessment/show-assessment.ts'
import { addNote, deleteNote, updateNote } from './assessment/write-notes.ts'
import { changeApplications } from './bulk/change-applications.ts'
import { listFittingOffers } from './fitting-offers/list-fitting-offers.ts'
import { createTemplate, deleteTemplate, listTemplates, updateTemplate } from './templates/templates.ts'

export const receivedApplicationsRoutes = [
  route(contract.listAssessments, listAssessments),
  route(contract.getAssessment, getAssessment),
  route(contract.listFittingOffers, listFittingOffers),
  route(contract.assignHandler, assignHandler),
  route(contract.rateApplication, rateApplication),
  route(contract.addNote, addNote),
  route(contract.updateNote, updateNote),
  route(contract.deleteNote, deleteNote),
  route(changeEndpoint, changeApplications),
  route(templates.listTemplates, listTemplates),
  route(templates.createTemplate, createTemplate),
  route(templates.updateTemplate, updateTemplate),
  route(templates.deleteTemplate, deleteTemplate),
]
