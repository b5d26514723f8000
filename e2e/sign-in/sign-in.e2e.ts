import { paths } from '@tandem/contract/paths'
import { signInAs } from '../people/demo.ts'
import { endSession, expectSentHome, openCalls } from '../people/session.ts'
import { expect, test } from '../test.ts'

test('a session that ended before the page listens for that leads home', async ({
  page,
  expectComplaint,
}) => {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  await page.route('**/api/events', async (route) => {
    await ended
    await route.continue()
  })
  await signInAs(page, 'applicant')
  const open = openCalls(page)
  const last = page.waitForResponse('**/api/system/available-languages*')
  // A page of which no part asks for more once another is there: nothing else tells it of the end.
  await page.goto(paths.deleteAccount())
  await last
  await expect.poll(() => [...open]).toEqual([])
  await endSession(page)
  end()
  await expectSentHome(page)
  expectComplaint(/status of 401/)
})
