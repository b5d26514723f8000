import type { Stage } from '@tandem/contract/applications'
import { paths, type ScreenPath } from '@tandem/contract/paths'
import type { ReachedFilter } from '@tandem/contract/received-applications/funnel'
import type { To } from 'react-router'
import { useSearchParams } from 'react-router'
import type { BoardColumn } from '#features/applications/stage/board-columns.ts'

export const sortings = ['newest', 'due', 'name', 'rating', 'match', 'grade'] as const
export const dueFilters = ['overdue', 'today', 'now', 'week', 'later', 'open', 'done'] as const

export type ReceivedFilter = {
  /** Id of an offer, `none` for what came without one, or empty. */
  offer: string
  text: string
  /** Id of an account, `nobody`, or empty for all. */
  handler: string
  stage: Stage | ''
  /** A start year, or empty. */
  year: string
  /** At least so many points, or empty. */
  rating: string
  due: (typeof dueFilters)[number] | ''
  /** At most this one, or empty. */
  grade: string
  /** Whether all is there that the offer asks for, the key of a type that is, or empty. */
  documents: string
  /** How far they got, or that they are over; only links set it. */
  reached: ReachedFilter | ''
  /** In which they came, `2026-11`, or empty; only links set it. */
  month: string
}

export type ReceivedView = ReceivedFilter & {
  view: 'board' | 'list'
  /** The one column that a phone shows. */
  column: BoardColumn
  sort: (typeof sortings)[number]
  /** The list begins with those that are under way; the board has a column for those that are over. */
  closed: 'shown' | ''
}

const firstSorting = { board: 'newest', list: 'due' } as const satisfies Record<
  ReceivedView['view'],
  ReceivedView['sort']
>

export const noFilter: ReceivedFilter = {
  ...{ offer: '', text: '', handler: '', stage: '', year: '', rating: '', due: '', grade: '', documents: '' },
  ...{ reached: '', month: '' },
}

/** The list with nothing but these filters, for links from elsewhere. */
export const receivedPath = (changes: Partial<ReceivedView>): ScreenPath => {
  const view = apply(readReceivedView(new URLSearchParams()), { view: 'list', ...changes })
  return paths.receivedApplications({ search: `?${write(view)}` })
}

/** What is shown of the received applications, and how: it lives in the address. */
export function useReceivedView() {
  const [params, setParams] = useSearchParams()
  const view = readReceivedView(params)
  return {
    ...view,
    change: (changes: Partial<ReceivedView>) =>
      setParams((now) => write(apply(readReceivedView(now), changes)), {
        replace: true,
        preventScrollReset: true,
      }),
    to: (changes: Partial<ReceivedView>): To => ({ search: write(apply(view, changes)).toString() }),
  }
}

/** A view that was not sorted by hand is sorted as it begins. */
function apply(now: ReceivedView, changes: Partial<ReceivedView>): ReceivedView {
  const next = { ...now, ...changes }
  const isAsItBegins = changes.sort === undefined && now.sort === firstSorting[now.view]
  return isAsItBegins ? { ...next, sort: firstSorting[next.view] } : next
}

function readReceivedView(params: URLSearchParams): ReceivedView {
  const of = (name: string) => params.get(name) ?? ''
  const keyOf = <Key extends string>(slugs: Record<Key, string>, name: string) =>
    (Object.keys(slugs) as Key[]).find((key) => slugs[key] === of(name))
  const view = of('ansicht') === 'liste' ? 'list' : 'board'
  return {
    view,
    column: keyOf(columnSlugs, 'spalte') ?? 'new',
    offer: of('angebot') === 'ohne' ? 'none' : of('angebot'),
    text: of('suche'),
    handler: of('zustaendig') === 'niemand' ? 'nobody' : of('zustaendig'),
    stage: keyOf(stageSlugs, 'stand') ?? '',
    year: /^20\d\d$/.test(of('beginn')) ? of('beginn') : '',
    rating: /^[1-5]$/.test(of('bewertung')) ? of('bewertung') : '',
    due: keyOf(dueSlugs, 'frist') ?? '',
    grade: /^[1-4](\.\d)?$/.test(of('note')) ? of('note') : '',
    documents: keyOf(documentSlugs, 'unterlagen') ?? of('unterlagen'),
    reached: keyOf(reachedSlugs, 'erreicht') ?? '',
    month: /^20\d\d-\d\d$/.test(of('eingang')) ? of('eingang') : '',
    sort: keyOf(sortSlugs, 'sortierung') ?? firstSorting[view],
    closed: of('abgeschlossene') === 'zeigen' ? 'shown' : '',
  }
}

/** What is as it begins is left out. */
function write(view: ReceivedView): URLSearchParams {
  const params = new URLSearchParams()
  const set = (name: string, value: string) => value && params.set(name, value)
  set('ansicht', view.view === 'list' ? 'liste' : '')
  set('spalte', view.column === 'new' ? '' : columnSlugs[view.column])
  set('angebot', view.offer === 'none' ? 'ohne' : view.offer)
  set('suche', view.text)
  set('zustaendig', view.handler === 'nobody' ? 'niemand' : view.handler)
  set('stand', view.stage && stageSlugs[view.stage])
  set('beginn', view.year)
  set('bewertung', view.rating)
  set('frist', view.due && dueSlugs[view.due])
  set('note', view.grade)
  set('unterlagen', documentSlugs[view.documents as keyof typeof documentSlugs] ?? view.documents)
  set('erreicht', view.reached && reachedSlugs[view.reached])
  set('eingang', view.month)
  set('sortierung', view.sort === firstSorting[view.view] ? '' : sortSlugs[view.sort])
  set('abgeschlossene', view.closed && 'zeigen')
  return params
}

const columnSlugs: Record<BoardColumn, string> = {
  new: 'neu',
  review: 'pruefung',
  interview: 'gespraech',
  offer: 'angebot',
  closed: 'abgeschlossen',
}
const stageSlugs: Record<Stage, string> = {
  received: 'neu',
  viewed: 'gesichtet',
  in_review: 'pruefung',
  documents_missing: 'unterlagen',
  interview: 'gespraech',
  offer_made: 'angebot',
}
const dueSlugs = {
  overdue: 'ueberfaellig',
  today: 'heute',
  now: 'faellig',
  week: 'woche',
  later: 'spaeter',
  open: 'offen',
  done: 'erledigt',
}
const documentSlugs = { complete: 'vollstaendig', incomplete: 'unvollstaendig' }
const reachedSlugs: Record<ReachedFilter, string> = {
  review: 'pruefung',
  interview: 'gespraech',
  offer: 'angebot',
  contract: 'vertrag',
  closed: 'abgeschlossen',
}
const sortSlugs = {
  newest: 'neu',
  due: 'frist',
  name: 'name',
  rating: 'bewertung',
  match: 'passung',
  grade: 'note',
}
