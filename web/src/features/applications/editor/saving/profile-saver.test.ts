import type { Application } from '@tandem/contract/applications'
import type { ApplicationContent } from '@tandem/contract/applications/content'
import type { ErrorCode, Problem } from '@tandem/contract/errors'
import { beforeEach, expect, it } from 'vitest'
import { ApiError, NetworkError } from '#lib/api/api-error.ts'
import type { ContentKey, Draft } from './content.ts'
import { ProfileSaver } from './profile-saver.ts'
import { blank } from './sample-draft.ts'

let server: { content: ApplicationContent; revision: number; refusesTitle: boolean; down: boolean }
let form: Draft
let conflicts: ContentKey[]
let errors: Partial<Record<ContentKey, string>>
let saver: ProfileSaver

beforeEach(() => {
  server = { content: blank, revision: 0, refusesTitle: false, down: false }
  form = blank
  conflicts = []
  errors = {}
  saver = new ProfileSaver(record(), {
    put,
    read: () => form,
    show: (changes) => Object.assign(form, changes),
    refuse: (key, message) => Object.assign(errors, { [key]: message }),
    onConflict: (keys) => {
      conflicts = keys
    },
  })
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
  expect(conflicts).toEqual([])
})

it.each([
  ['here', 'Hier'],
  ['elsewhere', 'Dort'],
] as const)('asks when both changed the same part, and keeps the version from %s', async (choice, winner) => {
  changeElsewhere({ aboutMe: 'Dort', title: 'Neu' })
  form = { ...blank, aboutMe: 'Hier' }
  await expect(saver.save()).rejects.toThrow()
  expect(conflicts).toEqual(['aboutMe'])
  expect(form).toMatchObject({ aboutMe: 'Hier', title: 'Neu' })
  expect(server.content.aboutMe).toBe('Dort')

  saver.resolveConflict(choice)
  await saver.save()
  expect(conflicts).toEqual([])
  expect(server.content).toEqual({ ...blank, aboutMe: winner, title: 'Neu' })
  expect(form).toEqual(server.content)
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

it('keeps what is typed while the server cannot be reached', async () => {
  server.down = true
  form = { ...blank, aboutMe: 'Hallo' }
  await expect(saver.save()).rejects.toThrow(NetworkError)
  expect(saver.unsaved()).toEqual(['aboutMe'])
  server.down = false
  await saver.save()
  expect(saver.unsaved()).toEqual([])
})

function changeElsewhere(changes: Partial<ApplicationContent>): void {
  server = { ...server, content: { ...server.content, ...changes }, revision: server.revision + 1 }
}

async function put(content: ApplicationContent, revision: number): Promise<Application> {
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

const record = () => ({ ...server.content, revision: server.revision }) as Application

function refusal(status: number, code: ErrorCode, parts: Partial<Problem>): ApiError {
  const words = { type: `/errors/${code}`, title: '', description: '', detail: '', requestId: '' }
  return new ApiError(status, { '@type': 'Error', code, status, ...parts, ...words })
}
