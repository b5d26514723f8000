import { downloadFile } from '@tandem/contract/applicants'
import type { Attachment } from '@tandem/contract/applications'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { company, fill, open, signIn, words } from '#testing/open.tsx'
import { refuse, reply } from '#testing/stub-server.ts'
import { DocumentViewer } from './DocumentViewer.tsx'
import lockedPdf from './pdf/locked.testing.pdf?url'

const t = words.de.documentViewer
const applicantId = '019b0000-0000-7000-8000-000000000002'

beforeEach(() => void signIn(company()))

test('a PDF is drawn page by page, with its words over the picture', async () => {
  reply(downloadFile, () => new Response(pdfOf(['Erste Seite', 'Zweite Seite', 'Letzte Seite'])))
  await openFile(fileOf('application/pdf', 'Zeugnis.pdf'))
  const first = page.getByRole('group', { name: pageName(1, 3) })
  await expect.element(first.getByText('Erste Seite')).toBeInTheDocument()
  await expect.poll(() => first.element().querySelector('canvas')?.width).toBeGreaterThan(100)
  await page.getByRole('button', { name: t.nextPage }).click()
  await expect.element(page.getByText(pageName(2, 3))).toBeVisible()
  await expect.element(page.getByRole('group', { name: pageName(2, 3) }).getByText('Zweite')).toBeVisible()
})

test('keys turn pages and zoom while the focus is in it, and Escape leads back', async () => {
  reply(downloadFile, () => new Response(pdfOf(['Eins', 'Zwei'])))
  await openFile(fileOf('application/pdf', 'Zeugnis.pdf'))
  const pages = page.getByRole('region', { name: fill(t.pages, { name: 'zeugnis' }) })
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus()
  await expect.element(pages).toBeVisible()
  ;(pages.element() as HTMLElement).focus()
  const width = () => pages.getByRole('group').first().element().clientWidth
  const fitted = width()
  await userEvent.keyboard('-')
  await expect.poll(width).toBeLessThan(fitted)
  await userEvent.keyboard('0')
  await expect.poll(width).toBe(fitted)
  await userEvent.keyboard('{PageDown}')
  await expect.element(page.getByText(pageName(2, 2))).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(pages).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Auf' })).toHaveFocus()
})

test('words are found in the whole file, one after the other, and Escape leads back to the pages', async () => {
  reply(downloadFile, () => new Response(pdfOf(['Mathe gut', 'Leer', 'Mathe sehr gut'])))
  await openFile(fileOf('application/pdf', 'Zeugnis.pdf'))
  const pages = page.getByRole('region', { name: fill(t.pages, { name: 'zeugnis' }) })
  await expect.element(pages).toBeVisible()
  ;(pages.element() as HTMLElement).focus()
  await userEvent.keyboard('{Control>}f{/Control}')
  const field = page.getByLabelText(t.find.label)
  await expect.element(field).toHaveFocus()
  await field.fill('mathe')
  await expect.element(page.getByText(fill(t.find.hit, { number: 1, count: 2 }))).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(fill(t.find.hit, { number: 2, count: 2 }))).toBeVisible()
  await expect.element(page.getByText(pageName(3, 3))).toBeVisible()
  await expect.poll(() => [...(CSS.highlights.get('found-in-document') ?? [])].join()).toBe('Mathe')
  await field.fill('Physik')
  await expect.element(page.getByText(t.find.none)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(pages).toHaveFocus()
})

test('printing prints every page of the document and nothing else', async () => {
  reply(downloadFile, () => new Response(pdfOf(['Eins', 'Zwei', 'Drei'])))
  await openFile(fileOf('application/pdf', 'Zeugnis.pdf'))
  let printed: string[] = []
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    const shown = [...document.body.children].filter((each) => each.querySelector(':scope > img'))
    printed = [...(shown[0]?.children ?? [])]
      .map((each) => (each as HTMLImageElement).naturalWidth > 1000)
      .map(String)
  })
  await page.getByRole('button', { name: t.print, exact: true }).click()
  // The browser makes a picture of a canvas when it has time, after three seconds at the latest: each page may take so long.
  await expect.poll(() => printed, { timeout: 15_000 }).toEqual(['true', 'true', 'true'])
  window.dispatchEvent(new Event('afterprint'))
  expect(document.querySelector('body > div > img')).toBeNull()
  print.mockRestore()
})

test('a file with a password asks for it', async () => {
  const locked = await (await fetch(lockedPdf)).arrayBuffer()
  reply(downloadFile, () => new Response(locked))
  await openFile(fileOf('application/pdf', 'Zeugnis.pdf'))
  const field = page.getByLabelText(t.password, { exact: true })
  await field.fill('falsch')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(t.passwordWrong)).toBeVisible()
  await field.fill('sesam')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Geheim')).toBeInTheDocument()
})

test('an image is shown, a Word file and a damaged one can be saved, one that is gone says so', async () => {
  reply(downloadFile, async () => new Response(await image()))
  await openFile(fileOf('image/png', 'Foto.png'))
  await expect.element(page.getByRole('img', { name: 'zeugnis, Foto.png' })).toBeVisible()
  await openFile(fileOf('application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'A.docx'))
  await expect.element(page.getByText(t.wordTitle)).toBeVisible()
  await expect.element(page.getByRole('button', { name: t.save }).last()).toBeVisible()
  reply(downloadFile, () => new Response('%PDF-1.7 und dann nichts'))
  await openFile(fileOf('application/pdf', 'Zeugnis.pdf'))
  await expect.element(page.getByText(t.brokenTitle)).toBeVisible()
  refuse(downloadFile, 'not_found')
  await openFile(fileOf('application/pdf', 'Zeugnis.pdf'))
  await expect.element(page.getByText(t.missingTitle)).toBeVisible()
})

test('one that the storage has lost says what to do, and asks nobody to try again', async () => {
  refuse(downloadFile, 'file_lost')
  await openFile(fileOf('application/pdf', 'Zeugnis.pdf'))
  await expect.element(page.getByRole('heading', { name: t.lostTitle })).toBeVisible()
  await expect.element(page.getByText(t.lostText)).toBeVisible()
  expect(page.getByRole('button', { name: words.de.common.error.retry }).elements()).toEqual([])
})

test('on a phone it takes the whole screen, and another document can be chosen there', async () => {
  await page.viewport(390, 844)
  reply(downloadFile, () => new Response(pdfOf(['Eins'])))
  const files = [fileOf('application/pdf', 'Zeugnis.pdf'), fileOf('application/pdf', 'Lebenslauf.pdf', 'cv')]
  await openFile(files[0], files)
  await expect.element(page.getByRole('dialog', { name: 'zeugnis' })).toBeVisible()
  await page.getByLabelText(t.choose).selectOptions('cv: Lebenslauf.pdf')
  await expect.element(page.getByRole('dialog', { name: 'cv' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(390)
})

const pageName = (number: number, count: number) => fill(t.page, { number, count })

let files = 0
function fileOf(mediaType: string, name: string, type = 'zeugnis'): Attachment {
  const key = `019b0000-0000-7000-8000-${String(++files).padStart(12, '0')}`
  return { key, name, type, mediaType, size: 1000, url: '' }
}

async function openFile(file: Attachment | undefined, all = file ? [file] : []) {
  await open(<Opener files={all} />)
  await page.getByRole('button', { name: 'Auf' }).last().click()
}

function Opener({ files }: { files: Attachment[] }) {
  const [chosen, setChosen] = useState<Attachment | null>(null)
  return (
    <>
      <button type="button" onClick={() => setChosen(files[0] ?? null)}>
        Auf
      </button>
      {chosen && (
        <DocumentViewer
          applicantId={applicantId}
          files={files}
          open={chosen}
          onOpen={setChosen}
          onClose={() => setChosen(null)}
          asked={1}
          beside={innerWidth >= 1024}
        />
      )}
    </>
  )
}

async function image(): Promise<Blob> {
  const canvas = new OffscreenCanvas(40, 30)
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30)
  return canvas.convertToBlob({ type: 'image/png' })
}

/** A file with one line on each page; its readers find the objects without an index. */
function pdfOf(lines: string[]): string {
  const kids = lines.map((_, index) => `${10 + index * 2} 0 R`).join(' ')
  const pages = lines.map((line, index) => {
    const content = `BT /F1 20 Tf 40 700 Td (${line}) Tj ET`
    return `${10 + index * 2} 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${11 + index * 2} 0 R /Resources <</Font <</F1 3 0 R>>>>>> endobj
${11 + index * 2} 0 obj <</Length ${content.length}>> stream\n${content}\nendstream endobj`
  })
  return `%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Count ${lines.length} /Kids [${kids}]>> endobj
3 0 obj <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>> endobj
${pages.join('\n')}
trailer <</Root 1 0 R>>
%%EOF`
}
