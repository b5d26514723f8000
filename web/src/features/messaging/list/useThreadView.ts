import { type ThreadBox, threadBoxes } from '@tandem/contract/messaging/threads'
import { paths } from '@tandem/contract/paths'
import { isId } from '#lib/api/is-id.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useSearchChange } from '#lib/navigation/useSearchChange.ts'

export type ThreadView = { box: ThreadBox; text: string; unread: boolean; mine: boolean }

/** Which threads are listed is in the address, also beside an open one. */
export function useThreadView() {
  const { params, change } = useSearchChange()
  const to = useTo()
  const view = read(params)
  const hit = params.get('treffer') ?? ''
  return {
    view,
    /** The message at which a search leads into its thread. */
    hit: isId(hit) ? hit : null,
    change: (changes: Partial<ThreadView>) => change((now) => write({ ...read(now), ...changes })),
    listPath: (changes: Partial<ThreadView> = {}) =>
      to(paths.messages({ search: write({ ...view, ...changes }) })),
    threadPath: (threadId: string, hit?: string) =>
      to(paths.messages({ threadId, search: { ...write(view), ...(hit && { treffer: hit }) } })),
  }
}

const slugs: Record<ThreadBox, string> = { inbox: 'eingang', archive: 'archiv', blocked: 'blockiert' }

const read = (params: URLSearchParams): ThreadView => ({
  box: threadBoxes.find((box) => slugs[box] === params.get('ordner')) ?? 'inbox',
  text: (params.get('suche') ?? '').slice(0, 100),
  unread: params.has('ungelesen'),
  mine: params.has('meine'),
})

/** What is as it begins is left out. */
const write = ({ box, text, unread, mine }: ThreadView): Record<string, string> => ({
  ...(box !== 'inbox' && { ordner: slugs[box] }),
  ...(text && { suche: text }),
  ...(unread && { ungelesen: '1' }),
  ...(mine && { meine: '1' }),
})
