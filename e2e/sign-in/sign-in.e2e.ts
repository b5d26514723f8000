import { paths } from '@tandem/contract/paths'
import { signInAs } from '../people/demo.ts'
import { endSession, expectSentHome, openCalls } from '../people/session.ts'
import { expect, test } from '../test.ts'

test('a session that was ended elsewhere leads home and says why', async ({ page, expectComplaint }) => {
  await signInAs(page, 'applicant')
  const listening = page.waitForResponse('**/api/events')
  await page.goto(paths.dashboard())
  await listening
  await endSession(page)
  await expectSentHome(page)
  // What the screen was still loading is refused.
  expectComplaint(/status of 401/)
})

test('a session that ended before the page listens for that leads home too', async ({
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
