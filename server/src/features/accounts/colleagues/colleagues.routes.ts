import {
  inviteColleague as inviteColleagueEndpoint,
  listColleagues as listColleaguesEndpoint,
  updateColleague as updateColleagueEndpoint,
  withdrawInvitation as withdrawInvitationEndpoint,
} from '@tandem/contract/accounts/colleagues'
import { route } from '#platform/http/route.ts'
import { inviteColleague } from './invite-colleague.ts'
import { showColleagues } from './show-colleagues.ts'
import { updateColleague } from './update-colleague.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

export const colleaguesRoutes = [
  route(listColleaguesEndpoint, showColleagues),
  route(inviteColleagueEndpoint, inviteColleague),
  route(withdrawInvitationEndpoint, withdrawInvitation),
  route(updateColleagueEndpoint, updateColleague),
]
