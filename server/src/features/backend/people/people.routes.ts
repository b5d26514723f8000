import * as fourEyes from '@tandem/contract/backend/four-eyes'
import * as people from '@tandem/contract/backend/people'
import { route } from '#platform/http/route.ts'
import {
  confirmFourEyesRequest,
  listFourEyesRequests,
  withdrawFourEyesRequest,
} from '../four-eyes/four-eyes.ts'
import * as change from './change-person.ts'
import { exportPerson } from './export-person.ts'
import { getPerson, listPeople } from './show-people.ts'

export const peopleRoutes = [
  route(people.listPeople, listPeople),
  route(people.getPerson, getPerson),
  route(people.lockPerson, change.lockPerson),
  route(people.unlockPerson, change.unlockPerson),
  route(people.signOutPerson, change.signOutPerson),
  route(people.endPersonSession, change.endPersonSession),
  route(people.mailConfirmation, change.mailConfirmation),
  route(people.requestSecondFactorReset, change.requestSecondFactorReset),
  route(people.exportPerson, exportPerson),
  route(people.scheduleDeletion, change.scheduleDeletion),
  route(people.cancelDeletion, change.cancelDeletion),
  route(fourEyes.listFourEyesRequests, listFourEyesRequests),
  route(fourEyes.confirmFourEyesRequest, confirmFourEyesRequest),
  route(fourEyes.withdrawFourEyesRequest, withdrawFourEyesRequest),
]
