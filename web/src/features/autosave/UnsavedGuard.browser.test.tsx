import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Uploads } from '#lib/api/uploads/uploads.ts'
import { applicant, open, signIn, words } from '#testing/open.tsx'
import { createAutosave } from './autosave.ts'
import { UnsavedGuard } from './UnsavedGuard.tsx'

const { autosave } = words.de
const leave = page.getByRole('link', { name: 'Weg' })
const away = page.getByText('/weg')
const waiting = page.getByRole('dialog', { name: autosave.waitTitle })
const asked = page.getByRole('dialog', { name: autosave.leaveTitle })
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
  const { arrive, uploads } = await openEditor()
  void uploads.start({ file: pdf, type: 'cv' })
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
  const { isAborted, uploads } = await openEditor()
  void uploads.start({ file: pdf, type: 'cv' })
  await leave.click()
  await waiting.getByRole('button', { name: autosave.cancelUpload }).click()
  await expect.element(away).toBeVisible()
  expect(isAborted()).toBe(true)
})

test('whoever leaves is asked when the file does not get there', async () => {
  const { fail, uploads } = await openEditor()
  void uploads.start({ file: pdf, type: 'cv' })
  await leave.click()
  await expect.element(waiting).toBeVisible()
  fail()
  await asked.getByRole('button', { name: autosave.stay }).click()
  await expect.element(asked).not.toBeInTheDocument()
  await expect.element(away).not.toBeInTheDocument()
  expect(uploads.all()).toMatchObject([{ name: 'lebenslauf.pdf', state: 'failed' }])
})

/** An editor with one field; the test decides what becomes of a file on its way. */
async function openEditor({ save = async () => {} }: { save?: (text: string) => Promise<void> } = {}) {
  signIn(applicant())
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let sent: AbortSignal | undefined
  const uploads = new Uploads({
    send: (_type, _file, { signal }) => {
      sent = signal
      signal.addEventListener('abort', () => reject(signal.reason))
      return promise
    },
    onStored: async () => {},
    refusalOf: () => null,
    reasonOf: () => '',
  })
  await open(<Editor uploads={uploads} save={save} />)
  await expect.element(leave).toBeVisible()
  return {
    uploads,
    arrive: () => resolve('key'),
    fail: () => reject(new Error('cut')),
    isAborted: () => sent?.aborted,
  }
}

function Editor({ uploads, save }: { uploads: Uploads; save: (text: string) => Promise<void> }) {
  const [autosave] = useState(() => createAutosave<string>({ save, onStatus: () => {}, delayMs: 60_000 }))
  useEffect(() => () => autosave.discard(), [autosave])
  return (
    <>
      <UnsavedGuard autosave={autosave} uploads={uploads} />
      <label>
        Über mich <input onChange={(event) => autosave.change(event.target.value)} />
      </label>
      <Link to="/weg">Weg</Link>
    </>
  )
}
