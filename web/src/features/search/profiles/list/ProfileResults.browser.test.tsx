import { listOffers } from '@tandem/contract/offers'
import { PublicSettings } from '@tandem/contract/setting-values'
import { getSettings } from '@tandem/contract/settings'
import type { UseQueryResult } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod/mini'
import { SearchProvider } from '#features/search/frame/state/SearchProvider.tsx'
import { applicantKind } from '#features/search/frame/state/search-kinds.ts'
import { allPermissions, company, open, signIn, words } from '#testing/open.tsx'
import { answer, list } from '#testing/stub-server.ts'
import type { FoundProfiles } from '../queries.ts'
import { ProfileResults } from './ProfileResults.tsx'

const kind = applicantKind(false)
const none = { data: { totalItems: 0, member: [] } } as unknown as UseQueryResult<FoundProfiles>

test('the page has no heading between its own and that of an empty list', async () => {
  signIn(company(), allPermissions)
  answer(getSettings, z.parse(PublicSettings, {}))
  answer(listOffers, list([]))
  await open(
    <SearchProvider kind={kind}>
      <ProfileResults results={none} />
    </SearchProvider>,
  )
  const { title } = words.de.applicantSearch.none
  await expect.element(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
})
