import { changeFile, removeFile } from '@tandem/contract/applicants'
import { type Application, type Attachment, applicationTypes } from '@tandem/contract/applications'
import { listDocuments, listSearchQualifications } from '@tandem/contract/reference'
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refusedFor } from '#lib/api/uploads/accepted-files.ts'
import { Uploads } from '#lib/api/uploads/uploads.ts'
import { useNotifications } from '#lib/notifications.ts'
import { applicant, fill, open, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, list, refuse } from '#testing/stub-server.ts'
import { DocumentList } from './DocumentList.tsx'
import { UploadsContext } from './uploads/useUploads.ts'

const t = words.de.applications.documents
const id = '019b0000-0000-7000-8000-0000000000a1'
const applicantId = '019b0000-0000-7000-8000-0000000000a2'
const rows = page.getByRole('list', { name: t.label }).getByRole('listitem')
const row = (text: string) => rows.filter({ hasText: text })
const status = (text: string) => page.getByRole('status').filter({ hasText: text })
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })

const types = [
  { id: 'cover_letter', name: 'Anschreiben' },
  { id: 'cv', name: 'Lebenslauf' },
  { id: 'school_certificates', name: 'Zeugnisse' },
  { id: 'delta_result', name: 'Bescheid Deltaprüfung' },
  { id: 'other', name: 'Sonstiges' },
]

const attachment = (name: string, parts: Partial<Attachment> = {}): Attachment => ({
  key: `019b0000-0000-7000-8000-${name.length.toString(16).padStart(2, '0')}${parts.type?.length ?? 0}000000000`,
  name,
  type: 'cv',
  url: '/api/x',
  size: 1000,
  mediaType: 'application/pdf',
  ...parts,
})

test('the checklist follows the qualification, and says what is there', async () => {
  await openList({ attachments: [attachment('lebenslauf.pdf')], qualification: 'fhr' })
  await expect.element(rows.nth(2)).toMatchTextContent('Bescheid Deltaprüfung')
  await expect.element(rows.nth(2)).toMatchTextContent(t.expected)
  await expect.element(page.getByText(fill(t.count, { given: 1, all: 3 }))).toBeVisible()
  expect(rows.all().map((each) => each.element().querySelector('b')?.textContent)).toEqual([
    'Lebenslauf',
    'Zeugnisse',
    'Bescheid Deltaprüfung',
    'Sonstiges',
  ])
})

test('with the Abitur nobody is asked for a Delta examination, but what the offer requires comes first', async () => {
  await openList({ qualification: 'ahr', required: ['other'] })
  await expect.element(rows.first()).toMatchTextContent(t.required)
  await expect.element(row('Deltaprüfung')).not.toBeInTheDocument()
})

test('several files at once go where their names say; another type can be chosen meanwhile', async () => {
  const { arrive, retyped } = await openList()
  drop(page.getByText(t.drop).element(), [pdf('CV Mira.pdf'), pdf('IMG_1.pdf')])
  await expect.element(status(fill(t.said.begun_other, { count: 2 }))).toBeInTheDocument()
  await expect.element(row('CV Mira.pdf')).toMatchTextContent('Lebenslauf')
  await page.getByLabelText(fill(t.typeOf, { file: 'IMG_1.pdf' })).selectOptions('school_certificates')
  await expect.element(row('IMG_1.pdf')).toMatchTextContent('Zeugnisse')
  arrive()
  await expect.element(row('IMG_1.pdf').getByRole('button', { name: /ansehen$/ })).toBeVisible()
  expect(retyped()).toEqual(['IMG_1.pdf: other → school_certificates'])
})

test('a file that is dropped on a row, or pasted, is taken; a text that is pasted into a field is left alone', async () => {
  const { sent } = await openList()
  drop(row('Zeugnisse').element(), [pdf('Lebenslauf.pdf')])
  paste(document.body, pdf('Deltaprüfung.pdf'))
  paste(page.getByLabelText('Über mich').element(), pdf('Kopie.pdf'))
  await expect.poll(sent).toEqual(['Lebenslauf.pdf: school_certificates', 'Deltaprüfung.pdf: delta_result'])
})

test('a document is renamed and put to another type; without a name the field says so', async () => {
  const file = attachment('lebenslauf.pdf')
  const { show } = await openList({ attachments: [file] })
  answer(changeFile, ({ body }) => {
    const changed = { ...file, ...(body as { name: string; type: string }) }
    show([changed])
    return changed
  })
  await act(file, t.change)
  const name = page.getByLabelText(t.edit.name)
  await expect.element(name).toHaveValue('lebenslauf')
  await name.clear()
  await page.getByRole('button', { name: t.edit.save }).click()
  await expect.element(page.getByText(t.edit.nameMissing)).toBeVisible()
  await expect.element(name).toHaveFocus()
  await name.fill('Zeugnis 10b')
  await page.getByLabelText(t.edit.type).selectOptions('school_certificates')
  await page.getByRole('button', { name: t.edit.save }).click()
  await expect.element(row('Zeugnis 10b.pdf')).toMatchTextContent('Zeugnisse')
  expect(askedOf(changeFile)[0]?.body).toMatchObject({ name: 'Zeugnis 10b.pdf', type: 'school_certificates' })
  await expect.poll(() => row('Zeugnis 10b.pdf').element().contains(document.activeElement)).toBe(true)
})

test('what was removed is taken back by the button that has the focus', async () => {
  const file = attachment('lebenslauf.pdf')
  const { show } = await openList({ attachments: [file] })
  answer(removeFile, () => {
    show([])
    return true as const
  })
  answer(changeFile, () => {
    show([file])
    return file
  })
  await act(file, t.remove)
  const undo = page.getByRole('button', { name: fill(t.undoOne, { file: file.name }) })
  await expect.element(undo).toHaveFocus()
  await expect.element(status(fill(t.removed, { file: file.name }))).toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(row(file.name).getByRole('button', { name: /ansehen$/ })).toHaveFocus()
  expect(askedOf(changeFile)[0]?.body).toEqual({ name: file.name, type: 'cv', locale: 'de' })
})

test('what cannot be taken back any more is said', async () => {
  const file = attachment('lebenslauf.pdf')
  const { show } = await openList({ attachments: [file] })
  answer(removeFile, () => {
    show([])
    return true as const
  })
  refuse(changeFile, 'not_found')
  await act(file, t.remove)
  await page.getByRole('button', { name: fill(t.undoOne, { file: file.name }) }).click()
  await expect.poll(() => useNotifications.getState().items[0]?.title).toBe(t.undoTooLate)
  await expect.element(row('Lebenslauf')).toMatchTextContent(t.expected)
})

test('another file takes a document’s place, which stays until that is there', async () => {
  const file = attachment('lebenslauf.pdf')
  const { sent, arrive, fail } = await openList({ attachments: [file] })
  const choose = page.getByTestId('replace-or-more')
  await act(file, t.replace)
  await userEvent.upload(choose, pdf('neu.pdf'))
  await expect.poll(sent).toEqual([`neu.pdf: cv, replaces ${file.key}`])
  await expect.element(row('lebenslauf.pdf')).not.toBeInTheDocument()
  fail()
  await expect.element(row('neu.pdf').getByRole('alert')).toMatchTextContent(t.unreached)
  await expect.element(row('lebenslauf.pdf')).toBeVisible()
  await row('neu.pdf')
    .getByRole('button', { name: fill(t.retryOne, { file: 'neu.pdf' }) })
    .click()
  arrive()
  await expect.element(row('neu.pdf').getByRole('button', { name: /ansehen$/ })).toBeVisible()
})

test('a file says how far it is, can be called off, and gives the focus back to the list', async () => {
  const { progress } = await openList()
  await choose(pdf('lebenslauf.pdf'))
  progress(40)
  const cv = row('Lebenslauf')
  await expect.element(cv.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
  const cancel = cv.getByRole('button', {
    name: fill(t.cancel, { type: 'Lebenslauf', file: 'lebenslauf.pdf' }),
  })
  cancel.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(cv).toMatchTextContent(t.expected)
  await expect.poll(() => document.activeElement?.contains(cv.element())).toBe(true)
})

test('a file that is none of those is refused at its row, and another one can be chosen', async () => {
  const { progress } = await openList()
  await choose(new File(['Hallo'], 'notizen.txt', { type: 'text/plain' }))
  const cv = row('Lebenslauf')
  await expect.element(cv.getByRole('alert')).toMatchTextContent(`notizen.txt: ${t.refused.type}`)
  await choose(pdf('lebenslauf.pdf'))
  progress(1)
  await expect.element(cv.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(cv).toMatchTextContent('lebenslauf.pdf')
})

test('what became of a file is announced, also of another try and of another file', async () => {
  const { arrive, fail } = await openList()
  const begun = (file: string) => status(fill(t.said.begun_one, { file }))
  const stored = (file: string) => status(fill(t.said.stored, { file, type: 'Zeugnisse' }))
  drop(row('Zeugnisse').element(), [pdf('bild.pdf')])
  await expect.element(begun('bild.pdf')).toBeInTheDocument()
  fail()
  await expect.element(row('bild.pdf').getByRole('alert')).toMatchTextContent(t.unreached)
  await expect.element(begun('bild.pdf')).not.toBeInTheDocument()
  await page.getByRole('button', { name: fill(t.retryOne, { file: 'bild.pdf' }) }).click()
  await expect.element(begun('bild.pdf')).toBeInTheDocument()
  fail()
  await expect.element(row('bild.pdf').getByRole('alert')).toBeVisible()
  const another = row('bild.pdf').element().querySelector<HTMLInputElement>('input[type=file]')
  if (!another) throw new Error('There is no way to another file')
  await userEvent.upload(another, pdf('zeugnis.pdf'))
  await expect.element(begun('zeugnis.pdf')).toBeInTheDocument()
  arrive()
  await expect.element(stored('zeugnis.pdf')).toBeInTheDocument()
})

test('a file that is refused before it is sent is not announced as on its way', async () => {
  await openList()
  const spoken: string[] = []
  const region = page.getByRole('status').first().element()
  new MutationObserver(() => spoken.push(region.textContent)).observe(region, {
    subtree: true,
    childList: true,
  })
  drop(row('Zeugnisse').element(), [new File([], 'leer.pdf', { type: 'application/pdf' })])
  await expect.element(row('leer.pdf').getByRole('alert')).toMatchTextContent(t.refused.empty)
  drop(row('Lebenslauf').element(), [pdf('cv.pdf'), new File([], 'nichts.pdf', { type: 'application/pdf' })])
  await expect.element(status(fill(t.said.begun_one, { file: 'cv.pdf' }))).toBeInTheDocument()
  expect(spoken.filter(Boolean)).toEqual([fill(t.said.begun_one, { file: 'cv.pdf' })])
})

test('a lost connection is announced by the region that was there before, and that it goes on', async () => {
  const { lose } = await openList()
  const region = page.getByRole('status').first()
  drop(row('Zeugnisse').element(), [pdf('zeugnis.pdf')])
  await expect.element(region).toMatchTextContent(fill(t.said.begun_one, { file: 'zeugnis.pdf' }))
  lose()
  await expect.element(region).toMatchTextContent(fill(t.interrupted, { file: 'zeugnis.pdf' }))
  // Said once.
  await expect.element(row('zeugnis.pdf')).toMatchTextContent(fill(t.interrupted, { file: 'zeugnis.pdf' }))
  await expect.element(row('zeugnis.pdf').getByRole('status')).not.toBeInTheDocument()
})

test('a file that is being checked says so, and one that was infected asks for another', async () => {
  const checking = attachment('lebenslauf.pdf', { check: 'waiting' })
  const infected = attachment('zeugnis.pdf', { type: 'school_certificates', check: 'infected' })
  await openList({ attachments: [checking, infected] })
  await expect.element(row('lebenslauf.pdf')).toMatchTextContent(t.checking)
  const alert = row('zeugnis.pdf').getByRole('alert')
  await expect.element(alert).toMatchTextContent(fill(t.infected, { file: 'zeugnis.pdf' }))
  await expect
    .element(row('zeugnis.pdf').getByRole('button', { name: fill(t.replaceOne, { type: 'Zeugnisse' }) }))
    .toBeVisible()
  await expect.element(page.getByText(fill(t.count, { given: 1, all: 2 }))).toBeVisible()
})

type ListOptions = { attachments?: Attachment[]; qualification?: string | null; required?: string[] }

type Waiting = {
  resolve: (key: string) => void
  reject: (error: Error) => void
  onProgress: (percent: number) => void
}

const lost = new Error('The connection is lost')

/** The test decides what becomes of files on their way. */
async function openList({ attachments = [], qualification = null, required }: ListOptions = {}) {
  signIn(applicant())
  answer(listDocuments, list(types))
  const way = { name: '', note: null, value: null }
  answer(
    listSearchQualifications,
    list([
      { ...way, id: 'ahr', admission: 'direct' },
      { ...way, id: 'fhr', admission: 'delta' },
    ]),
  )
  const server = { files: attachments }
  const [sent, retyped]: string[][] = [[], []]
  let waiting: Waiting[] = []
  const uploads = new Uploads({
    send(type, file, { replaces, onProgress, signal }) {
      sent?.push(`${file.name}: ${type}${replaces ? `, replaces ${replaces}` : ''}`)
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      waiting.push({ resolve, reject, onProgress })
      signal.addEventListener('abort', () => reject(signal.reason))
      return promise.then((key) => {
        const others = server.files.filter((each) => each.key !== replaces)
        server.files = [...others, attachment(file.name, { type, key })]
        return key
      })
    },
    async retype(key, name, { from, to }) {
      retyped?.push(`${name}: ${from} → ${to}`)
      server.files = server.files.map((file) => (file.key === key ? { ...file, type: to } : file))
    },
    onStored: async () => refresh(),
    refusalOf(file) {
      const refusal = refusedFor(file)
      return refusal && t.refused[refusal]
    },
    reasonOf: () => t.unreached,
    isLost: (error) => error === lost,
    pause: () => new Promise(() => {}),
  })
  let refresh = () => {}
  const start = { server, uploads, qualification, required }
  const setRefresh = (show: () => void) => {
    refresh = show
  }
  await open(<ListPage {...start} onShow={setRefresh} />)
  await expect.element(rows.first()).toBeVisible()
  const finish = (end: (each: Waiting, index: number) => void) => {
    waiting.forEach(end)
    waiting = []
  }
  return {
    sent: () => sent,
    retyped: () => retyped,
    show: (files: Attachment[]) => {
      server.files = files
    },
    arrive: () => finish(({ resolve }, index) => resolve(`019b0000-0000-7000-8000-00000000b00${index}`)),
    fail: () => finish(({ reject }) => reject(new Error('cut'))),
    lose: () => finish(({ reject }) => reject(lost)),
    progress: (percent: number) => {
      for (const { onProgress } of waiting) onProgress(percent)
    },
  }
}

type ListPageProps = {
  server: { files: Attachment[] }
  uploads: Uploads
  qualification: string | null
  required?: string[]
  onShow: (show: () => void) => void
}

function ListPage({ server, uploads, onShow, ...asked }: ListPageProps) {
  const [attachments, setAttachments] = useState(server.files)
  const show = () => setAttachments(server.files)
  useEffect(() => onShow(show))
  const application = { id, type: applicationTypes.profile, applicant: person, coverLetter: '', attachments }
  return (
    <UploadsContext value={uploads}>
      <label>
        Über mich <input />
      </label>
      <DocumentList {...asked} application={application} refresh={async () => show()} />
    </UploadsContext>
  )
}

const person: Application['applicant'] = {
  ...{ id: applicantId, gender: '', firstName: '', lastName: '', email: '' },
  ...{ birthdate: null, image: null },
}

async function act(file: Attachment, action: string): Promise<void> {
  await page.getByRole('button', { name: fill(t.actions, { name: `Lebenslauf, ${file.name}` }) }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** By the button of its row. */
const choose = (file: File) =>
  userEvent.upload(row('Lebenslauf').element().querySelector('input[type=file]') as HTMLInputElement, file)

function drop(target: Element, files: File[]): void {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  for (const type of ['dragover', 'drop'])
    target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
}

function paste(target: Element, file: File): void {
  const clipboardData = new DataTransfer()
  clipboardData.items.add(file)
  target.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
}
