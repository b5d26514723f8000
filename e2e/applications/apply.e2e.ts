import { paths } from '@tandem/contract/paths'
import { begin, fillAllButDocuments, toStep, uploadRequired } from '../journey/draft.ts'
import { expect, test } from '../test.ts'
import { fill, words } from '../words.ts'

const t = words('de').applications
const { apply } = t

test('each missing part is named and leads to its step; what was written is there again; two clicks send once', async ({
  page,
  expectComplaint,
}) => {
  const { offer, path } = await begin(page, 'Fehlend')
  await toStep(page, apply.steps.absenden)
  const missing = page
    .getByRole('main')
    .getByRole('list')
    .filter({ hasText: apply.missing.coverLetter })
    .last()
  for (const part of Object.values(apply.missing)) await expect(missing).toContainText(part)
  await page.getByRole('button', { name: apply.send.action }).click()
  await expect(page.getByRole('alert').filter({ hasText: apply.send.refused })).toBeVisible()
  await missing.getByRole('link', { name: apply.missing.grade }).click()
  await expect(page).toHaveURL(/schritt=pruefen/)
  await expect(page.getByRole('heading', { name: apply.check.title })).toBeFocused()
  expectComplaint(/status of 4/)

  // After leaving at once, and after a reload.
  await toStep(page, apply.steps.anschreiben)
  const letter = page.getByLabel(apply.letter.label)
  await letter.fill('Erst einmal dies.')
  await page.getByRole('link', { name: apply.later }).click()
  await expect(page).toHaveURL(paths.ownApplications())
  await page.goto(`${path}?schritt=anschreiben`)
  await expect(letter).toHaveValue('Erst einmal dies.')
  await letter.fill('Und dann das.')
  await expect(page.getByText(words('de').autosave.saved.split('{{')[0] ?? '').first()).toBeVisible()
  await page.reload()
  await expect(letter).toHaveValue('Und dann das.')

  await toStep(page, apply.steps.pruefen)
  await fillAllButDocuments(page, offer)
  await uploadRequired(page)
  await toStep(page, apply.steps.absenden)
  let sent = 0
  const { promise: clicked, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/submission', async (route) => {
    sent += 1
    await clicked
    await route.continue()
  })
  await page.getByRole('button', { name: apply.send.action }).dblclick()
  letGo()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    fill(apply.sent.title, { company: offer.company }),
  )
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(sent).toBe(1)
  // The way back does not send again.
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(apply.refused.applied.title)
})
