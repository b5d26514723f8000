import { type ApplicationSummary, applicationStatuses } from '@tandem/contract/applications'
import type { OpenInterview } from '@tandem/contract/interviews'
import type { AssessmentSummary } from '@tandem/contract/received-applications'
import { monthOf } from '@tandem/contract/received-applications/answer-due'
import { hasReached } from '@tandem/contract/received-applications/funnel'
import { matchesText } from '#ui/fields/combobox/match-text.ts'
import type { ReceivedFilter, ReceivedView } from './useReceivedView.ts'

export type ReceivedApplication = ApplicationSummary & {
  /** What colleagues think of it; null while nobody does, or it is not loaded. */
  assessment: AssessmentSummary | null
  /** In how many days the answer is due; null where none is awaited. */
  dueIn: number | null
  /** The one that is ahead, or waits for a time; null while it is not loaded, too. */
  interview: OpenInterview | null
  /** It came after one looked last. */
  isNew: boolean
}

/** Among what is loaded: those that meet every filter; a text is looked for in name and places. */
export const filterReceived = (
  items: ReceivedApplication[],
  { offer, text, handler, stage, year, rating, due, grade, documents, reached, month }: ReceivedFilter,
): ReceivedApplication[] =>
  items.filter(
    (each) =>
      (offer === '' || (each.target?.offerId ?? 'none') === offer) &&
      (handler === '' || (each.assessment?.handler?.id ?? 'nobody') === handler) &&
      (stage === '' || (each.status === applicationStatuses.sent && each.stage === stage)) &&
      (year === '' || each.desiredYears.includes(Number(year))) &&
      (rating === '' || (each.assessment?.rating ?? 0) >= Number(rating)) &&
      (due === '' || isDue(each, due)) &&
      (grade === '' || (each.grade ?? worst) <= Number(grade)) &&
      (documents === '' || hasDocuments(each, documents)) &&
      (reached === '' || hasReached(each, reached)) &&
      (month === '' || (each.sentAt !== null && monthOf(each.sentAt) === month)) &&
      matchesText([each.applicant?.name, ...each.places].join(' '), text),
  )

const worst = Number.POSITIVE_INFINITY

/** One of a type; or all that its offer asks for, or not all. */
function hasDocuments({ target, documents = [] }: ReceivedApplication, asked: string): boolean {
  if (asked !== 'complete' && asked !== 'incomplete') return documents.includes(asked)
  const isComplete = (target?.requiredDocuments ?? []).every((type) => documents.includes(type))
  return isComplete === (asked === 'complete')
}

export const isClosed = ({ status }: Pick<ApplicationSummary, 'status'>): boolean =>
  status !== applicationStatuses.sent

/** Filters that ask for what is over show it. */
export const leavesClosedOut = ({ view, closed, reached, month, due }: ReceivedView): boolean =>
  view === 'list' && closed === '' && reached === '' && month === '' && due !== 'done'

/** Overdue, today, within a week and later: each that is under way is one of these. */
export function isDue(
  each: Pick<ReceivedApplication, 'dueIn' | 'status'>,
  due: Exclude<ReceivedFilter['due'], ''>,
): boolean {
  const { dueIn } = each
  if (due === 'done') return dueIn === null
  if (due === 'later') return !isClosed(each) && (dueIn === null || dueIn > 7)
  if (dueIn === null) return false
  if (due === 'open') return true
  if (due === 'overdue') return dueIn < 0
  if (due === 'now') return dueIn <= 0
  return due === 'today' ? dueIn === 0 : dueIn > 0 && dueIn <= 7
}

/** What is not known comes last; otherwise alike, the newest first. By when they were due as `listed` says. */
export function sortReceived(
  items: ReceivedApplication[],
  sort: ReceivedView['sort'],
  listed: (each: ReceivedApplication) => ReceivedApplication = (each) => each,
): ReceivedApplication[] {
  if (sort === 'name') {
    return items.toSorted((a, b) => lastName(a).localeCompare(lastName(b), 'de'))
  }
  const rank = sort === 'due' ? (each: ReceivedApplication) => ranks.due(listed(each)) : ranks[sort]
  return items.toSorted(
    (a, b) => rank(a) - rank(b) || compare(b.sentAt ?? '', a.sentAt ?? '') || compare(a.id, b.id),
  )
}

/** Of instants and ids: by their characters, which costs a tenth of comparing them as words of a language. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const last = 1_000_000
const ranks: Record<Exclude<ReceivedView['sort'], 'name'>, (each: ReceivedApplication) => number> = {
  newest: () => 0,
  due: (each) => each.dueIn ?? (isClosed(each) ? last : last - 1),
  rating: ({ assessment }) => -(assessment?.rating ?? 0),
  match: ({ match }) => -(match?.total ?? 0),
  grade: ({ grade }) => grade ?? last,
}

/** The last word of a name, then all of it. */
const lastName = ({ applicant }: ReceivedApplication) =>
  `${applicant?.name.split(' ').at(-1)} ${applicant?.name}`

/** The types of documents that are attached to one of them. */
export const documentTypesOf = (items: ApplicationSummary[]): ReadonlySet<string> =>
  new Set(items.flatMap(({ documents = [] }) => documents))

/** The offers that the applications are for, by title. */
export function offersOf(items: ApplicationSummary[]): { id: string; title: string }[] {
  const titles = new Map<string, string>()
  for (const { target } of items) {
    if (target?.offerId && target.offerTitle) titles.set(target.offerId, target.offerTitle)
  }
  return [...titles]
    .map(([id, title]) => ({ id, title }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'de'))
}
