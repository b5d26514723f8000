import { getAttachment } from '@tandem/contract/messaging'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { applicant, open, signIn, words } from '#testing/open.tsx'
import { askedOf, refuse, reply } from '#testing/stub-server.ts'
import { MessageAttachments } from './MessageAttachments.tsx'

const t = words.de.messaging.files
const pdf = {
  ...{ id: '019b0000-0000-7000-8000-0000000000d1', name: 'ablauf.pdf' },
  ...{ size: 96_000, mediaType: 'application/pdf' },
}
const photo = { ...pdf, id: pdf.id.replace(/1$/, '2'), name: 'werkstatt.png', mediaType: 'image/png' }
const buttonOf = (file: typeof pdf) => page.getByRole('button', { name: new RegExp(file.name) })

test('a PDF opens in a tab of its own, anything else is saved under its name', async () => {
  const tab = { location: { href: '' }, close: vi.fn() }
  const openTab = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.protocol}`)
  })
  await show()
  reply(getAttachment, () => new Response('%PDF'))
  await buttonOf(pdf).click()
  await expect.poll(() => tab.location.href).toMatch(/^blob:/)
  expect(saved).toEqual([])

  await buttonOf(photo).click()
  await expect.poll(() => saved).toEqual(['werkstatt.png blob:'])
  expect(openTab).toHaveBeenCalledTimes(1)
  expect(askedOf(getAttachment).map(({ path }) => path.split('/').at(-1))).toEqual([pdf.id, photo.id])
})

test('what cannot be opened closes its tab, and says why', async () => {
  const tab = { location: { href: '' }, close: vi.fn() }
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  await show()
  refuse(getAttachment, 'file_being_checked')
  await buttonOf(pdf).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(t.failed)
  expect(tab.close).toHaveBeenCalledOnce()
  await expect.element(buttonOf(pdf)).toHaveFocus()
})

async function show() {
  signIn(applicant())
  await open(<MessageAttachments attachments={[pdf, photo]} />)
}
