import type { Dashboard, UpcomingDate } from '@tandem/contract/dashboard'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import { addDays, berlinDay } from '#platform/clock/berlin-day.ts'
import { berlinInstant } from '#platform/clock/berlin-time.ts'
import type { Context } from '#platform/context/context.ts'
import { listHandlers } from '../assessment/assessments.store.ts'
import {
  countUnanswered,
  type DueBounds,
  listAcceptedPlaces,
  listDueIds,
  listUnanswered,
} from './due-answers.store.ts'

const mostShown = 4
const mostToGoThrough = 300
const mostUpcoming = 5
/** More of them would leave no room for what has a day. */
const mostContracts = 2

type Answers = NonNullable<Dashboard['answers']>
type AnswerDate = Extract<UpcomingDate, { kind: 'contract' | 'answer' }>

/** Who waits for the company's answer; of the dates contracts and answers. One that is suspended may not answer: none is due. */
export async function getDueAnswers(
  ctx: Context,
  { companyId, companySuspended }: CompanyViewer,
): Promise<Omit<Answers, 'dates'> & { dates: AnswerDate[] }> {
  const { responseDays } = (await ctx.settings(ctx.db)).company
  const bounds = dueBounds(responseDays, ctx.clock())
  const loads = await countUnanswered(ctx.db, companyId, bounds)
  const unopened = sum(loads, 'unopened')
  const team = teamOf(await listHandlers(ctx.db, companyId), loads)
  if (companySuspended) return { overdue: 0, today: 0, unopened, due: [], dueIds: [], dates: [], team }
  const overdue = sum(loads, 'overdue')
  const today = sum(loads, 'today')
  const isDue = overdue + today > 0
  const list = (due: 'now' | 'later', limit: number) =>
    listUnanswered(ctx.db, companyId, { due, bounds, limit })
  const due = isDue ? await list('now', mostShown) : []
  const ids = isDue ? await listDueIds(ctx.db, companyId, bounds, mostToGoThrough) : []
  const later = sum(loads, 'waiting') > overdue + today ? await list('later', mostUpcoming) : []
  const accepted = await listAcceptedPlaces(ctx.db, companyId, mostContracts)
  const contracts = accepted.map(({ applicationId, firstName, lastName, acceptedAt }) => ({
    ...{ kind: 'contract' as const, applicationId, name: `${firstName} ${lastName}` },
    ...{ day: null, since: berlinDay(acceptedAt) },
  }))
  const answers = later.map(({ applicationId, firstName, lastName, sentAt }) => ({
    ...{ kind: 'answer' as const, applicationId, name: `${firstName} ${lastName}` },
    day: addDays(berlinDay(sentAt), responseDays),
  }))
  return {
    ...{ overdue, today, unopened, team },
    due: due.map(({ applicationId, firstName, lastName, sentAt, handlerFirstName, handlerLastName }) => ({
      applicationId,
      name: `${firstName} ${lastName}`,
      sentAt: sentAt.toISOString(),
      handler: handlerFirstName === null ? null : `${handlerFirstName} ${handlerLastName}`,
    })),
    dueIds: ids.map(({ id }) => id),
    dates: [...contracts, ...answers],
  }
}

/** What somebody handled who left, or may no longer read applications, is handled by nobody. */
export function teamOf(
  colleagues: readonly { id: string; name: string }[],
  loads: readonly { accountId: string | null; waiting: number }[],
): { handler: { id: string; name: string } | null; waiting: number }[] {
  const team = colleagues.map((handler) => ({
    handler,
    waiting: loads.find(({ accountId }) => accountId === handler.id)?.waiting ?? 0,
  }))
  return [...team, { handler: null, waiting: sum(loads, 'waiting') - sum(team, 'waiting') }]
}

const sum = <K extends string>(loads: readonly Record<K, number>[], key: K): number =>
  loads.reduce((total, each) => total + each[key], 0)

/** What was sent `responseDays` before today, by the calendar in Berlin, is due today (`daysUntilAnswer`). */
export function dueBounds(responseDays: number, now: Date): DueBounds {
  const sentOn = addDays(berlinDay(now), -responseDays)
  return { overdueBefore: berlinInstant(sentOn, 0), dueBefore: berlinInstant(addDays(sentOn, 1), 0) }
}
