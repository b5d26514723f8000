import { createApplication } from '@tandem/contract/applications/drafts'

import { respond, startThread } from '@tandem/contract/messaging'
import { deleteAccountAtOnce } from '@tandem/contract/privacy'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertApplication } from '#features/messaging/messaging.testing.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { password, withPassword } from './deletion.testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('whoever has to do with an account at the moment it is deleted gets an answer, and the account goes', async () => {
  const acme = await app.company()
  const offer = await app.offer(acme)
  for (let round = 0; round < 4; round++) {
    const lena = await withPassword(app, app.applicant())
    await insertApplication(app.context(), lena, acme)
    const text = { subject: 'Hallo', message: 'Guten Tag' }
    const begun = await app.call(
      startThread,
      { params: { id: acme.organisationPersonId }, body: text },
      { as: lena },
    )
    const answer = { threadId: begun.body.message.threadId, message: 'Ja?' }
    const deletion = app.call(deleteAccountAtOnce, { body: { password } }, { as: lena })
    const others = Array.from({ length: 3 }, (_, each) => [
      app.call(startThread, { params: { id: lena.applicantId }, body: text }, { as: acme }),
      app.call(respond, { body: answer }, { as: each % 2 ? acme : lena }),
      app.call(createApplication, { body: { type: 2, offerId: offer.id } }, { as: lena }),
      app.call(createApplication, { body: { type: 3 } }, { as: lena }),
    ]).flat()
    expect((await deletion).status).toBe(200)
    const answers = await Promise.all(others)
    expect(answers.filter(({ status }) => status >= 500).map(({ body }) => body)).toEqual([])
  }
}, 60_000)
