import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { open } from '#testing/open.tsx'
import { Attachment } from './Attachment.tsx'

test('on a phone the name of a file breaks, also where it stands beside its size', async () => {
  await page.viewport(360, 800)
  const name = 'Hochschulzugangsberechtigungsnachweisbescheinigung_beglaubigt.pdf'
  const meta = `${name} · PDF, 5 KB`
  await open(<Attachment name="Zeugnis" meta={meta} kind="pdf" openLabel="Öffnen" onOpen={() => {}} />)
  await expect.element(page.getByRole('button')).toMatchTextContent(meta)
  expect(document.documentElement.scrollWidth).toBe(360)
})
