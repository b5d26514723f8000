import type { To } from 'react-router'
import { useSearchParams } from 'react-router'
import { type BoardColumn, boardColumns } from '#features/applications/stage/board-columns.ts'

export type ReceivedView = {
  view: 'board' | 'list'
  /** The one column that a phone shows. */
  column: BoardColumn
  /** Id of an offer, or empty. */
  offer: string
  text: string
  /** Id of an account, `nobody`, or empty for all. */
  handler: string
}

/** What is shown of the received applications, and how: it lives in the address. */
export function useReceivedView() {
  const [params, setParams] = useSearchParams()
  const view = read(params)
  return {
    ...view,
    change: (changes: Partial<ReceivedView>) =>
      setParams((now) => write({ ...read(now), ...changes }), { replace: true, preventScrollReset: true }),
    to: (changes: Partial<ReceivedView>): To => ({ search: write({ ...view, ...changes }).toString() }),
  }
}

function read(params: URLSearchParams): ReceivedView {
  return {
    view: params.get('ansicht') === 'liste' ? 'list' : 'board',
    column: boardColumns.find((each) => slugs[each] === params.get('spalte')) ?? 'new',
    offer: params.get('angebot') ?? '',
    text: params.get('suche') ?? '',
    handler: handlerOf(params.get('zustaendig') ?? ''),
  }
}

const handlerOf = (slug: string) => (slug === 'niemand' ? 'nobody' : slug)

/** What is as it begins is left out. */
function write({ view, column, offer, text, handler }: ReceivedView): URLSearchParams {
  const params = new URLSearchParams()
  if (view === 'list') params.set('ansicht', 'liste')
  if (column !== 'new') params.set('spalte', slugs[column])
  if (offer) params.set('angebot', offer)
  if (text) params.set('suche', text)
  if (handler) params.set('zustaendig', handler === 'nobody' ? 'niemand' : handler)
  return params
}

const slugs: Record<BoardColumn, string> = {
  new: 'neu',
  review: 'pruefung',
  interview: 'gespraech',
  offer: 'angebot',
  closed: 'abgeschlossen',
}
