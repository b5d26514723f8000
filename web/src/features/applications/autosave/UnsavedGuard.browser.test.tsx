import { listDocuments } from '@tandem/contract/reference'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DocumentList } from '#features/applications/documents/DocumentList.tsx'
import { UploadsContext } from '#features/applications/documents/uploads/useUploads.ts'
import { refusedFor } from '#lib/api/uploads/accepted-files.ts'
import { Uploads } from '#lib/api/uploads/uploads.ts'
import { applicant, fill, open, signIn, words } from '#testing/open.tsx'
import { answer, list } from '#testing/stub-server.ts'
import { createAutosave } from './autosave.ts'
import { UnsavedGuard } from './UnsavedGuard.tsx'

const t = words.de.applications
const { autosave, documents } = t
const leave = page.getByRole('link', { name: 'Weg' })
const away = page.getByText('/weg')
const waiting = page.getByRole('dialog', { name: autosave.waitTitle })
const asked = page.getByRole('dialog', { name: autosave.leaveTitle })
const row = page.getByRole('list', { name: documents.label }).getByRole('listitem')
const pdf = new File(['%PDF-1.7'], 'lebenslauf.pdf', { type: 'application/pdf' })

test('what is unsaved is saved first, and one leaves by itself', async () => {
  const save = vi.fn(async () => {})
  await openEditor({ save })
  await page.getByLabelText('Über mich').fill('Noch nicht gesichert.')
  await leave.click()
  await expect.element(away).toBeVisible()
  expect(save).toHaveBeenCalledWith('Noch nicht gesichert.')
})

test('whoever leaves with what could not be saved is asked, and stays with it', async () => {
  await openEditor({ save: () => Promise.reject(new Error()) })
  const field = page.getByLabelText('Über mich')
  await field.fill('Noch nicht gesichert.')
  await leave.click()
  await asked.getByRole('button', { name: autosave.stay }).click()
  await expect.element(field).toHaveValue('Noch nicht gesichert.')
  await leave.click()
  await asked.getByRole('button', { name: autosave.leave }).click()
  await expect.element(away).toBeVisible()
})

test('whoever leaves while a file is on its way is told, and goes on by itself once it is there', async () => {
  const { arrive } = await openEditor()
  await choose(pdf)
  await leave.click()
  await expect.element(waiting).toMatchTextContent('lebenslauf.pdf')
  await waiting.getByRole('button', { name: autosave.stay }).click()
  await expect.element(waiting).not.toBeInTheDocument()
  await leave.click()
  await expect.element(waiting).toBeVisible()
  arrive()
  await expect.element(away).toBeVisible()
})

test('whoever does not wait leaves without the file', async () => {
  const { isAborted } = await openEditor()
  await choose(pdf)
  await leave.click()
  await waiting.getByRole('button', { name: autosave.cancelUpload }).click()
  await expect.element(away).toBeVisible()
  expect(isAborted()).toBe(true)
})

test('whoever leaves is asked when the file does not get there', async () => {
  const { fail } = await openEditor()
  await choose(pdf)
  await leave.click()
  await expect.element(waiting).toBeVisible()
  fail()
  await asked.getByRole('button', { name: autosave.stay }).click()
  await expect.element(row.getByRole('alert')).toMatchTextContent(documents.unreached)
})

test('a file says how far it is, can be called off, and gives the focus back to the list', async () => {
  const { progress } = await openEditor()
  await choose(pdf)
  progress(40)
  await expect.element(row.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
  const cancel = row.getByRole('button', {
    name: fill(documents.cancel, { type: 'Lebenslauf', file: 'lebenslauf.pdf' }),
  })
  cancel.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(row).toMatchTextContent(documents.expected)
  await expect.poll(() => document.activeElement?.contains(row.element())).toBe(true)
})

test('a file that is none of those is refused at its row, and another one can be chosen', async () => {
  const { progress } = await openEditor()
  await choose(new File(['Hallo'], 'notizen.txt', { type: 'text/plain' }))
  await expect.element(row.getByRole('alert')).toMatchTextContent(`notizen.txt: ${documents.refused.type}`)
  await choose(pdf)
  progress(1)
  await expect.element(row.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(row).toMatchTextContent('lebenslauf.pdf')
})

type Sending = { onProgress: (percent: number) => void; signal: AbortSignal }

/** An editor with one field and one document; the test decides what becomes of a file on its way. */
async function openEditor({ save = async () => {} }: { save?: (text: string) => Promise<void> } = {}) {
  signIn(applicant())
  answer(listDocuments, list([{ id: 'cv', name: 'Lebenslauf' }]))
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let sending: Sending | undefined
  const uploads = new Uploads({
    send: (_type, _file, parts) => {
      sending = parts
      parts.signal.addEventListener('abort', () => reject(parts.signal.reason))
      return promise
    },
    onStored: async () => {},
    refusalOf(file) {
      const refusal = refusedFor(file)
      return refusal && documents.refused[refusal]
    },
    reasonOf: () => documents.unreached,
  })
  await open(<Editor uploads={uploads} save={save} />)
  await expect.element(row).toBeVisible()
  return {
    arrive: () => resolve('key'),
    fail: () => reject(new Error('cut')),
    progress: (percent: number) => sending?.onProgress(percent),
    isAborted: () => sending?.signal.aborted,
  }
}

function Editor({ uploads, save }: { uploads: Uploads; save: (text: string) => Promise<void> }) {
  const [autosave] = useState(() => createAutosave<string>({ save, onStatus: () => {}, delayMs: 60_000 }))
  useEffect(() => () => autosave.discard(), [autosave])
  return (
    <UploadsContext value={uploads}>
      <UnsavedGuard autosave={autosave} uploads={uploads} />
      <label>
        Über mich <input onChange={(event) => autosave.change(event.target.value)} />
      </label>
      <DocumentList
        application={{ id: 'a', type: 3, applicant: person, attachments: [], coverLetter: '' }}
        qualification={null}
        refresh={async () => {}}
      />
      <Link to="/weg">Weg</Link>
    </UploadsContext>
  )
}

const person = { id: 'p', gender: '', firstName: '', lastName: '', email: '', birthdate: null, image: null }

const choose = (file: File) =>
  userEvent.upload(row.element().querySelector('input[type=file]') as HTMLInputElement, file)
