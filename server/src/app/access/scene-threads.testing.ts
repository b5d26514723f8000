import { addThreadNote, attachToMessage, startThread } from '@tandem/contract/messaging'
import type { TestApp } from '#testing/test-app.ts'
import { lazy, pdf, succeed } from './scene-records.testing.ts'

type People = {
  owner: () => Promise<{ applicantId: string }>
  company: () => Promise<{ token: string }>
  sent: () => Promise<{ id: string }>
}

/** A thread of `owner` and `company`, and one about an application. */
export const createThreadScene = (app: TestApp, people: People) => ({
  ...createThread(app, people),
  aboutApplication: createThread(app, people, people.sent),
})

function createThread(app: TestApp, { owner, company, sent }: People, about?: People['sent']) {
  /** Which begins it. The company wrote it. */
  const message = lazy(async () => {
    await sent()
    const params = { id: (await owner()).applicantId }
    const body = { subject: 'Hallo', message: 'Guten Tag', applicationId: (await about?.())?.id }
    const begun = await succeed(app.call(startThread, { params, body }, { as: await company() }))
    return begun.body.message as { id: string; threadId: string }
  })
  const thread = lazy(async () => (await message()).threadId)
  return {
    message,
    thread,
    attachedFile: lazy(async () => {
      const params = { id: (await message()).id }
      const file = { name: 'ablauf.pdf', bytes: pdf }
      const added = await succeed(app.upload(attachToMessage, { params, file }, { as: await company() }))
      return added.body.attachment.id as string
    }),
    /** The company's own. */
    threadNote: lazy(async () => {
      const params = { id: await thread() }
      const body = { text: 'Rückruf am Freitag' }
      const added = await succeed(app.call(addThreadNote, { params, body }, { as: await company() }))
      return added.body.note.id as string
    }),
  }
}
