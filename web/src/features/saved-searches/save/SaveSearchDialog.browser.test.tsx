import { listStudyCourses } from '@tandem/contract/reference'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { offerKind, SearchProvider } from '#features/search/public.ts'
import { isAnythingUnsaved } from '#lib/form/unsaved-parts.ts'
import { applicant, open, signIn, words } from '#testing/open.tsx'
import { answer, list } from '#testing/stub-server.ts'
import { SaveSearchDialog } from './SaveSearchDialog.tsx'

const kind = offerKind({ matches: false, map: false })

test('the proposed name of a text is the bare text, since what names it has quotes of its own; another one is unsaved', async () => {
  signIn(applicant())
  answer(listStudyCourses, list([]))
  await open(
    <SearchProvider kind={kind}>
      <SaveSearchDialog interval="daily" onClose={() => {}} onSaved={() => {}} />
    </SearchProvider>,
    { at: '/hier?text=Pflege' },
  )
  const name = page.getByLabelText(words.de.savedSearches.save.name)
  await expect.element(name).toHaveValue('Pflege')
  expect(isAnythingUnsaved()).toBe(false)
  await name.fill('Pflege in Ulm')
  await expect.poll(isAnythingUnsaved).toBe(true)
})
