import * as applications from '@tandem/contract/applications'
import { route } from '#platform/http/route.ts'
import { getApplication } from './reading/get-application.ts'
import { listApplications } from './reading/list-applications.ts'
import { createApplication } from './writing/create-application.ts'
import { moveApplication } from './writing/move-application.ts'
import { submitApplication } from './writing/submit-application.ts'
import { updateApplication } from './writing/update-application.ts'

export const applicationsRoutes = [
  route(applications.listApplications, listApplications),
  route(applications.getApplication, getApplication),
  route(applications.createApplication, createApplication),
  route(applications.updateApplication, updateApplication),
  route(applications.submitApplication, submitApplication),
  route(applications.moveApplication, moveApplication),
]
