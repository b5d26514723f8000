import type { QueryClient } from '@tanstack/react-query'
import { applicationsQuery } from '#features/applications/queries.ts'
import { dashboardQuery } from '#features/dashboard/queries.ts'
import { newestThreadsQuery, threadListQuery } from '#features/messaging/list/thread-queries.ts'
import { threadQuery } from '#features/messaging/thread/queries.ts'
import { currentLocale } from '#lib/i18n/locale.ts'
import { isOpenedOffline, lastContact } from '#lib/offline/connection.ts'
import { deleteKeptData, isDataKept, type KeptData, keepData, readKeptData } from '#lib/offline/kept-data.ts'
import { currentAccount, useSessionStore } from '#lib/session/session-store.ts'

/** What a screen of the following cannot be drawn without, and its own data. Of others' applications nothing. */
const features = ['settings', 'notices', 'dashboard', 'messaging', 'maths']
const isKept = ([feature, kind]: readonly unknown[]): boolean =>
  features.includes(String(feature)) || (feature === 'applications' && kind !== 'received')

const collectMs = 1500
const mostKept = 80
/** So many conversations can be read that nobody has opened here. */
const threadsOpened = 5
const inbox = { box: 'inbox', text: '', unread: false, mine: false } as const

/** While an account wants it, what it last saw is kept on its device. Answers a function that ends it. */
export function keepQueries(queries: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null
  const schedule = () => {
    timer ??= setTimeout(() => {
      timer = null
      void save(queries)
    }, collectMs)
  }
  const stop = queries.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.state.status === 'success' && isKept(query.queryKey)) schedule()
  })
  // What cannot be asked for now is asked for at the next start.
  begin(queries).catch(() => {})
  schedule()
  return () => {
    stop()
    if (timer) clearTimeout(timer)
  }
}

/** Another account's data go; what its owner will look for first is there also before they have opened it. */
async function begin(queries: QueryClient): Promise<void> {
  const account = currentAccount()
  const kept = await readKeptData()
  if (kept && kept.account.id !== account?.id) await deleteKeptData()
  if (!account || isOpenedOffline() || !isDataKept(account.id)) return
  const locale = currentLocale()
  await queries.prefetchQuery(dashboardQuery(locale))
  await queries.prefetchInfiniteQuery(threadListQuery(inbox, locale))
  const newest = await queries.ensureQueryData(newestThreadsQuery(threadsOpened, locale, 'inbox'))
  for (const { id } of newest) await queries.prefetchQuery(threadQuery(id, locale))
  await queries.prefetchQuery(newestThreadsQuery(1, locale))
  if (account.type === 'applicant') await queries.prefetchInfiniteQuery(applicationsQuery('own', locale))
}

async function save(queries: QueryClient): Promise<void> {
  const { account, security } = useSessionStore.getState()
  // What was opened from what is kept is not newer than it.
  if (!account || isOpenedOffline() || !isDataKept(account.id)) return
  const all = queries.getQueryCache().getAll()
  const seen = all
    .filter(({ queryKey, state }) => state.status === 'success' && isKept(queryKey))
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data, at: state.dataUpdatedAt }))
  const before = await readKeptData()
  const earlier = before?.account.id === account.id ? before.queries : []
  await keepData({
    account,
    security,
    at: lastContact() ?? Date.now(),
    queries: newestOf([...earlier, ...seen]),
  })
  // Signed out, or turned off, while it was written.
  if (currentAccount()?.id !== account.id || !isDataKept(account.id)) await deleteKeptData()
}

/** Each once, as it was last, and of many the newest. What an earlier page of this tab or another one saw counts too. */
export function newestOf(all: KeptData['queries']): KeptData['queries'] {
  const byKey = new Map<string, KeptData['queries'][number]>()
  for (const each of all.toSorted((one, other) => one.at - other.at))
    byKey.set(JSON.stringify(each.key), each)
  return [...byKey.values()].toSorted((one, other) => other.at - one.at).slice(0, mostKept)
}
