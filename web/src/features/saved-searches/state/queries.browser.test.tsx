import { listCompanySavedSearches } from '@tandem/contract/saved-searches'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { prepareSavedSearches } from '#features/saved-searches/prepare-saved-searches.ts'
import { clearSession } from '#lib/session/session-store.ts'
import { applicant, open, signIn } from '#testing/open.tsx'
import { answer, list } from '#testing/stub-server.ts'
import { useSavedSearches } from './queries.ts'

test('what was asked for its reader is not shown while a page is what visitors see', async () => {
  answer(listCompanySavedSearches, list([]))
  const { queries } = await open(<Known />)
  await expect.element(page.getByText('nothing is known')).toBeVisible()
  signIn(applicant())
  await prepareSavedSearches(queries)
  await expect.element(page.getByText('0 are known')).toBeVisible()
  clearSession()
  await expect.element(page.getByText('nothing is known')).toBeVisible()
})

function Known() {
  const { data } = useSavedSearches('companies')
  return <p>{data ? `${data.length} are known` : 'nothing is known'}</p>
}
