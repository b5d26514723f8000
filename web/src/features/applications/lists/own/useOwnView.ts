import { type ApplicationSummary, applicationStatuses } from '@tandem/contract/applications'
import { paths, type ScreenPath } from '@tandem/contract/paths'
import type { To } from 'react-router'
import { useSearchChange } from '#lib/navigation/useSearchChange.ts'
import { matchesText } from '#ui/fields/combobox/match-text.ts'

export const ownStates = ['draft', 'running', 'date', 'over'] as const
export type OwnState = (typeof ownStates)[number]
type OwnView = { state: OwnState | null; sort: 'newest' | 'date'; text: string }

/** When somebody meets the applicant next, by application; null where a time is still to be chosen. */
export type NextDates = ReadonlyMap<string, string | null>

/** Which of the own applications are shown: it lives in the address. */
export function useOwnView() {
  const { params, change } = useSearchChange()
  const view = read(params)
  return {
    ...view,
    change: (changes: Partial<OwnView>) => change((now) => write({ ...read(now), ...changes })),
    to: (changes: Partial<OwnView>): To => ({ search: write({ ...view, ...changes }).toString() }),
  }
}

/** The list with only those, for links from elsewhere. */
export const ownApplicationsPath = (state: OwnState): ScreenPath =>
  paths.ownApplications({ search: `?${write({ state, sort: 'newest', text: '' })}` })

const slugs: Record<OwnState, string> = {
  draft: 'entwurf',
  running: 'unterwegs',
  date: 'termin',
  over: 'abgeschlossen',
}

const read = (params: URLSearchParams): OwnView => ({
  state: ownStates.find((each) => slugs[each] === params.get('stand')) ?? null,
  sort: params.get('sortierung') === 'termin' ? 'date' : 'newest',
  text: params.get('suche') ?? '',
})

function write({ state, sort, text }: OwnView): URLSearchParams {
  const params = new URLSearchParams()
  if (state) params.set('stand', slugs[state])
  if (sort === 'date') params.set('sortierung', 'termin')
  if (text) params.set('suche', text)
  return params
}

export function isInState({ id, status }: ApplicationSummary, state: OwnState | null, dates: NextDates) {
  if (state === null) return true
  if (state === 'date') return dates.has(id)
  if (state === 'draft') return status === applicationStatuses.new
  return (status === applicationStatuses.sent) === (state === 'running') && status !== applicationStatuses.new
}

/** A text is looked for in the offer's title and the company's name. What is agreed comes before what is still open. */
export function showOwn(items: ApplicationSummary[], { state, sort, text }: OwnView, dates: NextDates) {
  const shown = items.filter(
    (each) =>
      isInState(each, state, dates) &&
      matchesText([each.target?.offerTitle, each.target?.companyName].join(' '), text),
  )
  if (sort === 'newest') return shown
  const rank = ({ id }: ApplicationSummary) => (dates.has(id) ? (dates.get(id) ?? '8') : '9')
  return shown.toSorted((a, b) => rank(a).localeCompare(rank(b)))
}
