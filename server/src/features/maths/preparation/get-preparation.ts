import { stopsOf } from '@tandem/contract/eligibility'
import type { HandlerInput } from '@tandem/contract/endpoint'
import type {
  ChecklistItem,
  checkItem as checkEndpoint,
  Preparation,
  savePlan as planEndpoint,
} from '@tandem/contract/maths/preparation'
import { findIntendedStudy, hasApplied } from '#features/applications/applications.api.ts'
import type { ApplicantViewer } from '#platform/auth/viewer.ts'
import { berlinDay } from '#platform/clock/berlin-day.ts'
import { firstStudyYear } from '#platform/clock/first-study-year.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import {
  findPlan,
  listMarks,
  listPlacements,
  listPractice,
  markItem,
  unmarkItem,
  upsertPlan,
} from '../maths.store.ts'
import { mayStartAt } from '../placement/run-placement.ts'
import { countPractised, type Practised, planUnits, topicStates } from './plan.rules.ts'

export async function getPreparation(ctx: Context, viewer: ApplicantViewer): Promise<Preparation> {
  const { applicantId } = viewer
  const today = berlinDay(ctx.clock())
  const practised = await listPractice(ctx.db, applicantId)
  const plan = await findPlan(ctx.db, applicantId)
  const [newest, ...older] = await listPlacements(ctx.db, applicantId)
  const result = newest?.finishedAt ? newest : older[0]
  const ratings = new Map(result?.results.map(({ module, rating }) => [module, rating]))
  const topics = topicStates(practised, ratings, plan?.renewedAt ?? null)
  const from = mayStartAt(newest)
  return {
    plan: plan && { ...planState(plan, practised), isDone: isDone(topics) },
    units: plan ? planUnits(plan, topics, ratings, today) : [],
    topics,
    ...countPractised(practised, today),
    hasResult: result !== undefined,
    mayTestAt: from && from > ctx.clock() ? from.toISOString() : null,
    checklist: await checklistOf(ctx, applicantId, result !== undefined),
  }
}

const isDone = (topics: Preparation['topics']) =>
  topics.every(({ isPlanned, isReached }) => isReached || !isPlanned)

type Plan = NonNullable<Awaited<ReturnType<typeof findPlan>>>

/** What was practised before there was a plan counts for it, until it is begun anew. */
function planState({ minutes, weekdays, createdAt, renewedAt }: Plan, practised: readonly Practised[]) {
  const counted = practised.filter((each) => renewedAt === null || each.createdAt >= renewedAt)
  const days = new Set(counted.map((each) => berlinDay(each.createdAt)))
  const [first] = days
  return {
    ...{ minutes, weekdays },
    since: first ?? berlinDay(renewedAt ?? createdAt),
    exercises: counted.length,
    days: days.size,
  }
}

export function savePlan(
  ctx: Context,
  viewer: ApplicantViewer,
  { body: { minutes, weekdays, anew } }: HandlerInput<typeof planEndpoint>,
): Promise<Preparation> {
  return transaction(ctx, async (ctx) => {
    const { applicantId } = viewer
    const days = [...new Set(weekdays)].toSorted((a, b) => a - b)
    const now = ctx.clock()
    const known = await findPlan(ctx.db, applicantId)
    const renewedAt = anew ? now : (known?.renewedAt ?? null)
    await upsertPlan(ctx.db, { applicantId, minutes, weekdays: days, createdAt: now, renewedAt })
    return getPreparation(ctx, viewer)
  })
}

export function checkItem(
  ctx: Context,
  viewer: ApplicantViewer,
  { body: { item, done } }: HandlerInput<typeof checkEndpoint>,
): Promise<Preparation> {
  return transaction(ctx, async (ctx) => {
    if (done) await markItem(ctx.db, viewer.applicantId, item, ctx.clock())
    else await unmarkItem(ctx.db, viewer.applicantId, item)
    return getPreparation(ctx, viewer)
  })
}

/** What is ahead of this person: by the way their qualification opens, and the area and year of their course. */
async function checklistOf(
  ctx: Context,
  applicantId: string,
  isTested: boolean,
): Promise<Preparation['checklist']> {
  const study = await findIntendedStudy(ctx.db, applicantId, ctx.clock())
  const year = study?.year ?? firstStudyYear(ctx.clock())
  const stops = study?.admission ? stopsOf[study.admission] : []
  const areas = study?.areas ?? []
  const ahead: [ChecklistItem, string | null, boolean][] = [
    ['eligibility', null, true],
    ...stops.map((stop): [ChecklistItem, string, boolean] => [stop, `${year}-06-15`, true]),
    ['cv', null, true],
    ['certificates', null, true],
    ['maths_test', null, !areas.includes('sozialwesen')],
    ['bridge_course', `${year}-09-01`, areas.includes('technik')],
    ['health_proof', `${year}-09-01`, areas.includes('gesundheit') || areas.includes('sozialwesen')],
    ['applications', null, true],
    ['contract', `${year}-08-31`, true],
    ['enrolment', `${year}-09-15`, true],
    ['housing', `${year}-09-15`, true],
    ['first_day', `${year}-10-01`, true],
  ]
  // What the platform knows needs no tick.
  const known: Partial<Record<ChecklistItem, boolean>> = {
    maths_test: isTested,
    applications: await hasApplied(ctx.db, applicantId),
    contract: study?.isSigned ?? false,
  }
  const marks = new Set((await listMarks(ctx.db, applicantId)).map(({ item }) => item))
  return ahead
    .filter(([, , applies]) => applies)
    .map(([item, dueOn]) => ({
      ...{ item, dueOn },
      isDone: known[item] || marks.has(item),
      isKnown: known[item] ?? false,
    }))
}
