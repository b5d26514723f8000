import type { Attachment } from '@tandem/contract/applications'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { open } from '#testing/open.tsx'
import { useOpenDocument } from './useOpenDocument.ts'

const file: Attachment = {
  ...{ key: '019b0000-0000-7000-8000-000000000001', name: 'Zeugnis.pdf', type: 'zeugnis', url: '' },
  ...{ size: 1, mediaType: 'application/pdf' },
}

test('on a phone the way back closes the document and stays on the page; closing it leaves no step behind', async () => {
  await page.viewport(390, 844)
  const { router } = await open(<Reader />)
  const said = (words: string) => expect.element(page.getByText(words, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Auf' }).click()
  await said('Zeugnis.pdf')
  await router.navigate(-1)
  await said('nichts')
  expect(router.state.location.pathname).toBe('/hier')
  await page.getByRole('button', { name: 'Auf' }).click()
  await said('Zeugnis.pdf')
  await page.getByRole('button', { name: 'Zu' }).click()
  await said('nichts')
  await expect.poll(() => router.state.location.state?.isDocumentOpen).toBeUndefined()
})

function Reader() {
  const { open, show, close } = useOpenDocument([file])
  return (
    <>
      <p>{open?.name ?? 'nichts'}</p>
      <button type="button" onClick={() => show(file)}>
        Auf
      </button>
      <button type="button" onClick={close}>
        Zu
      </button>
    </>
  )
}
