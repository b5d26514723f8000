import type { ErrorCode, Problem } from '@tandem/contract/errors'
import { beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ApiError, NetworkError } from '#lib/api/api-error.ts'
import { Refusals } from '#lib/form/refusals.ts'
import { type Conflict, ContentSaver } from './content-saver.ts'
import { contentShape } from './content-shape.ts'

const Content = z.object({
  title: z.string().check(z.trim(), z.maxLength(80)),
  grade: z.nullable(z.number().check(z.lte(4))),
  desiredYears: z.array(z.number()),
  aboutMe: z.string().check(z.trim()),
})
type Content = z.infer<typeof Content>
type Saved = Content & { revision: number }

const blank: Content = { title: '', grade: null, desiredYears: [], aboutMe: '' }

let server: { content: Content; revision: number; refusesTitle: boolean; down: boolean }
let form: Content
let conflict: Conflict<Content> | null
let errors: Partial<Record<keyof Content, string>>
let saver: ContentSaver<Content, Content, Saved>
/** By a save from here, of which no answer came. */
let sentBefore: string | null

beforeEach(() => {
  server = { content: blank, revision: 0, refusesTitle: false, down: false }
  form = blank
  conflict = null
  errors = {}
  sentBefore = null
  saver = new ContentSaver({ content: server.content, revision: server.revision }, parts())
})

const parts = (): ConstructorParameters<typeof ContentSaver<Content, Content, Saved>>[1] => ({
  ...{
    put,
    contentOf,
    shape: contentShape<Content, Content>(Content.shape),
    refusals: new Refusals<Content>(),
  },
  currentOf: (error) => ((error instanceof ApiError && error.problem?.current) || null) as Saved | null,
  isOwnSave: ({ aboutMe }) => aboutMe === sentBefore,
  read: () => form,
  show: (changes) => Object.assign(form, changes),
  onRefused: (key, message) => Object.assign(errors, { [key]: message }),
  onConflict: (found) => {
    conflict = found
  },
})

it('saves the valid parts when others are invalid', async () => {
  form = { ...blank, aboutMe: 'Hallo', grade: 4.6 }
  await saver.save()
  expect(server.content).toEqual({ ...blank, aboutMe: 'Hallo' })
  expect(saver.unsaved()).toEqual(['grade'])
})

it('sends nothing when nothing changed', async () => {
  await saver.save()
  expect(server.revision).toBe(0)
})

it('saves the rest when the server refuses a part, and says so at the part', async () => {
  server.refusesTitle = true
  form = { ...blank, title: 'Verboten', aboutMe: 'Hallo' }
  await saver.save()
  expect(server.content).toEqual({ ...blank, aboutMe: 'Hallo' })
  expect(errors).toEqual({ title: 'So nicht.' })
  expect(saver.unsaved()).toEqual(['title'])
})

it('merges changes of another window with what was typed here', async () => {
  changeElsewhere({ title: 'Dort' })
  form = { ...blank, aboutMe: 'Hier' }
  await saver.save()
  expect(server.content).toEqual({ ...blank, title: 'Dort', aboutMe: 'Hier' })
  expect(form).toEqual(server.content)
  expect(conflict).toBe(null)
})

it('asks when both changed the same parts, and takes each from where it was chosen', async () => {
  changeElsewhere({ aboutMe: 'Dort', title: 'Neu', grade: 2.1 })
  form = { ...blank, aboutMe: 'Hier', grade: 1.7 }
  await expect(saver.save()).rejects.toThrow()
  expect(conflict).toEqual({ keys: ['grade', 'aboutMe'], theirs: server.content })
  expect(form).toMatchObject({ aboutMe: 'Hier', grade: 1.7, title: 'Neu' })
  // Nothing is written before the choice, whatever is typed on.
  form = { ...form, desiredYears: [2027] }
  await expect(saver.save()).rejects.toThrow()
  expect(server).toMatchObject({ revision: 1, content: { aboutMe: 'Dort', grade: 2.1 } })

  saver.resolveConflict({ grade: 2.1 })
  await saver.save()
  expect(conflict).toBe(null)
  expect(server.content).toEqual({
    ...blank,
    ...{ aboutMe: 'Hier', grade: 2.1, title: 'Neu', desiredYears: [2027] },
  })
  expect(form).toEqual(server.content)
})

it('goes on after a reload with what was typed, as JSON keeps it, and still asks about what changed meanwhile', async () => {
  server = { ...server, content: { ...blank, grade: 2.3 } }
  saver = new ContentSaver({ content: server.content, revision: server.revision }, parts())
  form = { ...blank, aboutMe: 'Hier', grade: Number.NaN }
  const kept = JSON.parse(JSON.stringify(saver.pending()))
  // What is no grade yet would be read as none, and empty what was saved.
  expect(kept).toEqual({ draft: { ...form, grade: 2.3 }, content: server.content, revision: 0 })

  changeElsewhere({ aboutMe: 'Dort' })
  form = kept.draft
  saver = new ContentSaver(kept, parts())
  saver.receiveRemote(record())
  expect(conflict?.keys).toEqual(['aboutMe'])
  expect(form.aboutMe).toBe('Hier')
})

it('shows a newer version from the server, and ignores one it already has', () => {
  changeElsewhere({ title: 'Dort' })
  form = { ...blank }
  saver.receiveRemote(record())
  expect(form.title).toBe('Dort')
  form = { ...form, title: 'Hier' }
  saver.receiveRemote(record())
  expect(form.title).toBe('Hier')
})

it('takes what its own save left, before its answer came, for no change of somebody else', () => {
  sentBefore = 'Ich baue'
  form = { ...blank, aboutMe: 'Ich baue gern' }
  changeElsewhere({ aboutMe: sentBefore })
  saver.receiveRemote(record())
  expect(conflict).toBe(null)
  expect(form.aboutMe).toBe('Ich baue gern')
  expect(saver.unsaved()).toEqual(['aboutMe'])
})

it('keeps what is typed while the server cannot be reached', async () => {
  server.down = true
  form = { ...blank, aboutMe: 'Hallo' }
  await expect(saver.save()).rejects.toThrow(NetworkError)
  expect(saver.unsaved()).toEqual(['aboutMe'])
  server.down = false
  await saver.save()
  expect(saver.unsaved()).toEqual([])
})

function changeElsewhere(changes: Partial<Content>): void {
  server = { ...server, content: { ...server.content, ...changes }, revision: server.revision + 1 }
}

async function put(content: Content, revision: number): Promise<Saved> {
  if (server.down) throw new NetworkError('/api')
  if (revision !== server.revision) throw refusal(409, 'changed_elsewhere', { current: record() })
  if (server.refusesTitle && content.title) {
    const code = 'unknown_reference'
    const violations = [{ propertyPath: 'title', message: 'So nicht.', code } as const]
    throw refusal(422, 'invalid_input', { violations })
  }
  server = { ...server, content, revision: revision + 1 }
  return record()
}

const record = (): Saved => ({ ...server.content, revision: server.revision })

const contentOf = ({ revision: _, ...content }: Saved): Content => content

function refusal(status: number, code: ErrorCode, parts: Partial<Problem>): ApiError {
  const words = { type: `/errors/${code}`, title: '', description: '', detail: '', requestId: '' }
  return new ApiError(status, { '@type': 'Error', code, status, ...parts, ...words })
}
