import { createHash } from 'node:crypto'
import { attachFile, changeFile } from '@tandem/contract/applicants'
import { getOwnProfile, saveApplicantImage } from '@tandem/contract/applicants/own-profile'
import { ApplicationContent } from '@tandem/contract/applications/content'
import { createApplication, submitApplication, updateApplication } from '@tandem/contract/applications/drafts'
import type { Schema } from '@tandem/contract/endpoint'
import { addThreadNote, attachToMessage, startThread } from '@tandem/contract/messaging'
import { createCompanySavedSearch } from '@tandem/contract/saved-searches'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import type * as z from 'zod/mini'
import { applicant, applicantCompanyBlock } from '#features/applicants/applicants.schema.ts'
import { application } from '#features/applications/applications.schema.ts'
import { mathsAttempt } from '#features/maths/maths.schema.ts'
import { smallPdf } from '#testing/pdf.ts'
import type { TestApp } from '#testing/test-app.ts'
import { lazy, succeed } from '../access/scene-records.testing.ts'

type Company = Awaited<ReturnType<TestApp['company']>>
type Choice = Pick<ApplicationContent, 'visibility' | 'disclosed'>
type Signed = { token: string }

export type Planted = Awaited<ReturnType<typeof plantPerson>>

/** Letters only, and no two words look alike, so that no search takes one for another. */
export const wordOf = (name: string): string =>
  createHash('sha256')
    .update(name)
    .digest('hex')
    .slice(0, 14)
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')

const birthdayOf = (name: string): [year: string, month: string, day: string] => {
  const [year = 0, month = 0, day = 0] = createHash('sha256').update(name).digest()
  return [`${1880 + (year % 100)}`, `${10 + (month % 3)}`, `${10 + (day % 18)}`]
}

/**
 * An applicant with a word of their own in all that they write: in a profile, in a draft for `acme` that is not sent,
 * in an application that was sent to `rival`, and in what lies around these.
 */
export async function plantPerson(
  app: TestApp,
  name: string,
  choice: Choice,
  { acme, rival, blocked }: { acme: Company; rival: Company; blocked: boolean },
) {
  const words: Record<string, string> = {}
  const word = (part: string) => {
    words[part] = wordOf(`${name}, ${part}`)
    return words[part]
  }
  const person = await app.applicant({
    ...{ firstName: word('first name'), lastName: word('last name') },
    email: `${word('e-mail')}@example.org`,
  })
  const [year, month, day] = birthdayOf(name)
  Object.assign(words, { birthdate: `${year}-${month}-${day}`, birthday: `${day}.${month}.${year}` })
  await app.db
    .update(applicant)
    .set({ title: word('title of the person'), nationality: word('nationality'), birthdate: words.birthdate })
    .where(eq(applicant.id, person.applicantId))
  const attempt = { level: 1, module: word('module of an attempt'), answers: [word('answer of an attempt')] }
  await app.db.insert(mathsAttempt).values({ applicantId: person.applicantId, ...attempt })
  if (blocked) {
    const block = { applicantId: person.applicantId, companyId: acme.companyId }
    await app.db.insert(applicantCompanyBlock).values(block)
  }
  const content = contentOf(word, choice)
  const profile = await save(app, person, { type: 3 }, content)
  const files = [
    await attach(app, person, profile, word),
    await attach(app, person, profile, word, 'renamed '),
  ]
  const draft = await save(app, person, { type: 2, offerId: (await app.offer(acme)).id }, content)
  const sent = await save(app, person, { type: 2, offerId: (await app.offer(rival)).id }, content)
  await succeed(app.call(submitApplication, { params: { id: sent } }, { as: person }))
  const search = { name: word('name of a saved search'), text: word('text of a saved search') }
  await succeed(app.call(createCompanySavedSearch, { body: search }, { as: person }))
  const body = { subject: word('subject of a message'), message: word('message') }
  const params = { id: rival.organisationPersonId }
  const begun = await succeed(app.call(startThread, { params, body }, { as: person }))
  const applications = [profile, draft, sent]
  const thread = begun.body.message.threadId as string
  const note = { params: { id: thread }, body: { text: word('note of another company') } }
  await succeed(app.call(addThreadNote, note, { as: rival }))
  const attached = { name: `${word('file of a message')}.pdf`, bytes: smallPdf(word('text of a sent file')) }
  const { id } = begun.body.message
  await succeed(app.upload(attachToMessage, { params: { id }, file: attached }, { as: person }))
  return { name, ...person, ...choice, words, content, profile, applications, files, thread }
}

/** All photos of planted people have it, and nothing else has. */
export const isPlantedColour = ({ r, g, b }: { r: number; g: number; b: number }): boolean =>
  r > 200 && g < 80 && b > 200

export async function plantPhoto(app: TestApp, { words, ...as }: Planted): Promise<void> {
  const params = { id: 'mainImage' } as const
  const file = { name: `${wordOf('photo')}.png`, bytes: await photo() }
  await succeed(app.upload(saveApplicantImage, { params, file }, { as }))
  const { body } = await succeed(app.call(getOwnProfile, {}, { as }))
  words.photo = body.profile.image
}

const photo = lazy(() =>
  sharp({ create: { width: 400, height: 400, channels: 3, background: '#ff00ff' } })
    .png()
    .toBuffer(),
)

/** Chosen from a list, or a number: it says nothing of who somebody is. All other fields get a word. */
const chosen: Record<string, unknown> = {
  studyInterests: ['36'],
  'places[].latitude': 49.0083,
  'places[].longitude': 8.3979,
  'places[].radius': 50,
  qualification: 'ahr',
  grade: 1.9,
  desiredYears: [2027],
  'expertises[].grade': null,
  'languages[].name': 'en',
  'languages[].rating': 'expert',
  'education[].from': null,
  'education[].to': null,
  'career[].from': null,
  'career[].to': null,
  'moduleAdditionals[].rating': 4,
  'moduleAdditionals[].visible': false,
  visibility: 'hidden',
  disclosed: [],
}

function contentOf(word: (part: string) => string, choice: Choice): ApplicationContent {
  const content = plant(ApplicationContent, '', word) as ApplicationContent
  const listed = { name: 'Python', grade: null, description: word('expertises[] of the list') }
  return { ...content, expertises: [...content.expertises, listed], ...choice }
}

function plant(schema: Schema, path: string, word: (part: string) => string): unknown {
  if (path in chosen) return chosen[path]
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod
  const inner = (of: unknown, at: string) => plant(of as Schema, at, word)
  switch (def.type) {
    case 'string':
      return word(path)
    case 'nullable':
    case 'optional':
    case 'default':
      return inner(def.innerType, path)
    case 'array':
      return [inner(def.element, `${path}[]`)]
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([key, of]) => [key, inner(of, path === '' ? key : `${path}.${key}`)]),
      )
    default:
      throw new Error(`Is ${path} chosen, or does somebody write it? Say so here`)
  }
}

async function save(app: TestApp, as: Signed, body: object, content: ApplicationContent): Promise<string> {
  const begun = await succeed(app.call(createApplication, { body }, { as }))
  const { id, revision } = begun.body
  await succeed(app.call(updateApplication, { params: { id }, body: { ...content, revision } }, { as }))
  // As the self-test does.
  const { moduleAdditionals } = content
  await app.db.update(application).set({ moduleAdditionals }).where(eq(application.id, id))
  return id
}

async function attach(
  app: TestApp,
  as: Signed,
  id: string,
  word: (part: string) => string,
  renamed = '',
): Promise<string> {
  const file = {
    name: `${word(`${renamed}file name`)}.pdf`,
    bytes: smallPdf(word(`text of the ${renamed}document`)),
  }
  const type = 'cv'
  const { body } = await succeed(app.upload(attachFile, { params: { type, id }, file }, { as }))
  const fileId = body.attachment.key as string
  if (renamed === '') return fileId
  const named = { type, name: `${word('name of the document')}.pdf` }
  await succeed(app.call(changeFile, { params: { type, id, fileId }, body: named }, { as }))
  return fileId
}
