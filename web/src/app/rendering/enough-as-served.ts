import type { Notice } from '@tandem/contract/notices'
import type { PublicSettings } from '@tandem/contract/setting-values'
import { isConsentAtWork } from '#features/consent/choice.ts'
import { dismissedHere } from '#features/notices/dismissed-here.ts'
import { mayHaveKeptData } from '#lib/offline/kept-data.ts'
import { mayAnotherTabBeSignedIn } from '#lib/session/session-lock.ts'
import { hasAnyStored } from '#lib/storage/browser-storage.ts'
import type { PageData } from './read-page-data.ts'

/** Whether the page as served is all that its reader should see, until they use it. */
export async function isEnoughAsServed(page: PageData | null): Promise<boolean> {
  if (!page?.isRead || !isOfThisAddress(page)) return false
  // A session, what was typed, where somebody wanted to go: all of it changes what is drawn.
  if (hasAnyStored() || mayHaveKeptData()) return false
  if (isConsentAtWork(foundIn<PublicSettings>(page, 'settings')?.analytics.url ?? '')) return false
  const dismissed = dismissedHere()
  if (foundIn<Notice[]>(page, 'notices')?.some(({ key }) => dismissed.includes(key))) return false
  return !(await mayAnotherTabBeSignedIn())
}

/** A server knows neither the place on a page nor the state of a history. */
function isOfThisAddress({ url }: PageData): boolean {
  const { pathname, search, hash } = location
  const state = history.state as { usr?: unknown } | null
  return url === pathname + search && hash === '' && (state?.usr ?? null) === null
}

const foundIn = <T>({ found }: PageData, name: string): T | undefined =>
  found.find(({ key }) => key[0] === name)?.data as T | undefined
