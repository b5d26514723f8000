import { paths } from '@tandem/contract/paths'
import { signInWith } from '../people/demo.ts'
import { apiAs, applicationContent, newApplicant } from '../people/people.ts'
import { expect, test } from '../test.ts'
import { words } from '../words.ts'

const { dashboard: t, applications } = words('de')

test('who is found is switched on the dashboard, in words, and back by undo; the rest of the profile stays', async ({
  page,
}) => {
  const mira = await newApplicant(page.request, 'Sichtbar')
  const as = await apiAs(page.request, mira)
  type Profile = { id: string; revision: number; visibility: string; grade: number | null }
  const { id, revision } = await as<Profile>('POST', '/application', { type: 3 })
  const content = { ...applicationContent, coverLetter: '', visibility: 'open' }
  await as('PUT', `/application/${id}`, { ...content, revision })
  const saved = async () => {
    const { visibility, grade } = await as<Profile>('GET', `/application/${id}`)
    return { visibility, grade }
  }
  await signInWith(page, mira.email, mira.password)
  await page.goto(paths.dashboard())
  const visible = page.getByRole('switch', { name: t.profile.visible })
  await expect(visible).toBeChecked()
  await expect(visible).toHaveAccessibleDescription(applications.editor.sichtbarkeit.open.hint)
  await visible.press(' ')
  await expect(page.getByText(t.profile.saved.hidden)).toBeVisible()
  await expect(visible).not.toBeChecked()
  await expect(visible).toBeFocused()
  await expect(visible).toHaveAccessibleDescription(applications.editor.sichtbarkeit.hidden.hint)
  expect(await saved()).toEqual({ visibility: 'hidden', grade: applicationContent.grade })

  await page.getByRole('button', { name: t.profile.undo }).click()
  await expect(visible).toBeChecked()
  await expect.poll(saved).toEqual({ visibility: 'open', grade: applicationContent.grade })
  await page.getByRole('link', { name: t.profile.choose }).click()
  await expect(page).toHaveURL(`${paths.ownProfile({ applicationId: id })}#sichtbarkeit`)
})
