import type { Interviewer } from '@tandem/contract/interviews'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { listBusyTimes, listTeam } from './interviewers.store.ts'

export async function listInterviewers(ctx: Context, viewer: CompanyViewer): Promise<Interviewer[]> {
  const team = await listTeam(ctx.db, viewer.companyId)
  const ids = team.map(({ id }) => id)
  const busy = Map.groupBy(await listBusyTimes(ctx.db, ids, ctx.clock()), ({ personId }) => personId)
  return team.map(({ id, accountId, firstName, lastName }) => ({
    id,
    name: `${firstName} ${lastName}`,
    isYou: accountId === viewer.accountId,
    busy: (busy.get(id) ?? []).map(({ interviewId, status, minutes, startsAt, ...applicant }) => ({
      interviewId,
      startsAt: startsAt.toISOString(),
      minutes,
      isFirm: status === 'agreed',
      counterpart: `${applicant.firstName} ${applicant.lastName}`,
    })),
  }))
}
