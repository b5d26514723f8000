import {
  inviteColleague as inviteColleagueEndpoint,
  listColleagues as listColleaguesEndpoint,
  updateColleague as updateColleagueEndpoint,
  withdrawInvitation as withdrawInvitationEndpoint,
} from '@tandem/contract/accounts/colleagues'
import { route } from '#platform/http/route.ts'
import { inviteColleague } from './invite-colleague.ts'
import { listColleagues } from './list-colleagues.ts'
import { updateColleague } from './update-colleague.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

export const colleaguesRoutes = [
  route(listColleaguesEndpoint, listColleagues),
  route(inviteColleagueEndpoint, inviteColleague),
  route(withdrawInvitationEndpoint, withdrawInvitation),
  route(updateColleagueEndpoint, updateColleague),
]
