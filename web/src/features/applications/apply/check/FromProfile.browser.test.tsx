import { changeFile } from '@tandem/contract/applicants'
import {
  type Application,
  type Attachment,
  getApplication,
  listApplications,
} from '@tandem/contract/applications'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { profileWith } from '#features/applications/editor/saving/sample-draft.ts'
import { applicant, open, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, list, refuse } from '#testing/stub-server.ts'
import { DraftEditor } from '../DraftEditor.tsx'

const t = words.de.applications.apply.profile
const take = page.getByRole('button', { name: t.takeDocuments })
const file = (number: number, name: string): Attachment => ({
  ...{ key: `019b0000-0000-7000-8000-00000000005${number}`, name, type: 'cv', url: `/api/${number}` },
  ...{ size: 1000, mediaType: 'application/pdf' },
})
const [cv, proof, extra] = [file(1, 'lebenslauf.pdf'), file(2, 'zeugnis.pdf'), file(3, 'nur-hier.pdf')]
const profile = {
  ...profileWith({}),
  attachments: [cv, proof, { ...file(4, 'virus.pdf'), check: 'infected' }],
}
let draft: Application

beforeEach(() => {
  signIn(applicant())
  draft = {
    ...profileWith({}),
    id: '019b0000-0000-7000-8000-000000000041',
    type: 2,
    attachments: [cv, extra],
  }
  const { applicant: _, ...summary } = profile
  const found = { applicant: null, found: null, places: [], qualification: null, grade: null }
  answer(listApplications, ({ query }) => list(query.get('type') === '3' ? [{ ...summary, ...found }] : []))
  answer(getApplication, ({ path }) => (path.includes(draft.id) ? draft : (profile as Application)))
})

test('documents that came into the only profile later are taken over; what was added here stays', async () => {
  await open(<Draft />, { at: '/hier?schritt=pruefen' })
  await expect.element(page.getByText(proof.name)).toBeVisible()
  for (const { name } of [cv, extra, { name: 'virus.pdf' }]) {
    await expect.element(page.getByText(name)).not.toBeInTheDocument()
  }
  answer(changeFile, () => {
    draft = { ...draft, attachments: [cv, extra, proof] }
    return proof
  })
  await take.click()
  await expect.element(take).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: t.title })).toHaveFocus()
  const [asked] = askedOf(changeFile)
  expect(asked?.path).toContain(`/cv/${draft.id}/${proof.key}`)
  expect(asked?.body).toMatchObject({ type: 'cv', name: proof.name })
  expect(askedOf(changeFile)).toHaveLength(1)
})

test('why a document could not be taken over is said, and it can be tried again', async () => {
  await open(<Draft />, { at: '/hier?schritt=pruefen' })
  refuse(changeFile, 'too_many_files')
  await take.click()
  await expect.element(page.getByText('too_many_files')).toBeVisible()
  await expect.element(take).toBeEnabled()
})

function Draft() {
  const [shown, keep] = useState(draft)
  return <DraftEditor draft={shown} keep={keep} company="Werkhof" about={{ label: 'Stelle', brief: null }} />
}
