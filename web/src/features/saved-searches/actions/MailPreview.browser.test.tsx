import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { open } from '#testing/open.tsx'
import type { SavedSearch } from '../state/saved-search.ts'
import { MailPreview } from './MailPreview.tsx'

const hit = (id: string, match: number | null, reasons: string[]) => ({
  ...{ id, name: 'Informatik', detail: 'Werkhof GmbH', link: `/unternehmen/angebot/${id}` },
  ...{ match, reasons },
})

test('a match is shown with what speaks for it, as in the mail', async () => {
  const reasons = ['8 km entfernt', 'Note 2,4, gewünscht bis 2,0']
  const hits = [hit('1', 87, reasons), hit('2', null, [])]
  const preview = { subject: '2 neue Angebote', hits, more: 0, isExample: false, nextOn: null }
  const saved = { paused: false, notificationInterval: 'daily' } as SavedSearch
  await open(<MailPreview preview={preview} saved={saved} />)
  await expect
    .element(page.getByText('87\u00a0% Übereinstimmung: 8 km entfernt; Note 2,4, gewünscht bis 2,0'))
    .toBeVisible()
  expect(page.getByText(/Übereinstimmung/).elements()).toHaveLength(1)
})
