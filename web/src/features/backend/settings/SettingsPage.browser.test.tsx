import {
  changeSettings,
  type EditedSettings,
  getEditedSettings,
  getSettingReach,
} from '@tandem/contract/backend/settings'
import { paths } from '@tandem/contract/paths'
import { settingAt, settingKeys } from '@tandem/contract/setting-keys'
import { Settings } from '@tandem/contract/setting-values'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { drawNoFrames } from '#testing/background-tab.ts'
import { address, admin, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, refuse } from '#testing/stub-server.ts'

const t = words.de.adminSettings
const standards = z.parse(Settings, {})
const id = '019b0000-0000-7000-8000-000000000011'
const change = {
  key: 'offers.showInMenu',
  at: '2026-11-20T09:02:00.000Z',
  by: { id, name: 'Verena Birkner' },
  before: true,
  after: false,
}
const edited = (): EditedSettings => ({
  settings: settingKeys.map((key) => {
    const standard = settingAt(standards, key)
    const isChanged = key === change.key
    return {
      ...{ key, standard, value: isChanged ? false : standard, revision: isChanged ? 3 : 0 },
      changed: isChanged ? change : null,
    }
  }),
  changes: [change],
})
const bar = page.getByRole('region', { name: t.bar.label })
const days = page.getByRole('textbox', { name: t.keys.company.responseDays.label })

async function openSettings() {
  drawNoFrames()
  await page.viewport(1440, 900)
  answer(getEditedSettings, edited())
  answer(getSettingReach, {
    ...{ applicants: 4812, companies: 1036, admins: 3, accounts: 6000 },
    ...{ severalProfiles: 112, unanswered: 1284, publishedOffers: 900 },
  })
  signIn(admin(), ['backend'])
  const opened = await openApp(paths.backendSettings())
  await expect.element(days).toHaveValue('14')
  return opened
}

test('what is wrong is said at its field; what is right is saved at once, and the focus goes to the top', async () => {
  await openSettings()
  await expect.element(bar).not.toBeInTheDocument()
  await page.getByRole('switch', { name: t.keys.applicant.enableMatches.label }).click()
  await days.fill('120')
  await expect.element(bar).toMatchTextContent('2 ungespeicherte Änderungen')
  await userEvent.keyboard('{Enter}')
  await expect.element(days).toHaveAccessibleDescription('Bitte einen Wert bis 90 eingeben.')
  await expect.element(days).toHaveFocus()
  expect(askedOf(changeSettings)).toEqual([])

  await days.fill('21')
  answer(changeSettings, edited())
  await bar.getByRole('button', { name: t.bar.save }).click()
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(askedOf(changeSettings).at(-1)?.body).toMatchObject({
    changes: [
      { key: 'applicant.enableMatches', value: false, revision: 0 },
      { key: 'company.responseDays', value: 21, revision: 0 },
    ],
  })
})

test('where somebody else was faster what was typed stays, and leaving asks first', async () => {
  await openSettings()
  await days.fill('21')
  refuse(changeSettings, 'changed_elsewhere', { current: edited() })
  await bar.getByRole('button', { name: t.bar.save }).click()
  await expect.element(bar.getByRole('alert')).toMatchTextContent(t.bar.changedElsewhere)
  await expect.element(days).toHaveValue('21')
  await page
    .getByRole('navigation', { name: words.de.office.label })
    .getByRole('link', { name: words.de.office.areas.audit })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: words.de.office.leave.stay }).click()
  expect(address()).toBe(paths.backendSettings())
  await expect.element(days).toHaveValue('21')
  await bar.getByRole('button', { name: t.bar.discard }).click()
  await expect.element(days).toHaveValue('14')
})

test('a change that is loaded while one types is not overwritten unasked', async () => {
  const { queries } = await openSettings()
  await days.fill('21')
  const theirs = edited()
  const settings = theirs.settings.map((each) =>
    each.key === 'company.responseDays' ? { ...each, value: 30, revision: 1 } : each,
  )
  answer(getEditedSettings, { ...theirs, settings })
  await queries.invalidateQueries()
  refuse(changeSettings, 'changed_elsewhere', { current: { ...theirs, settings } })
  await bar.getByRole('button', { name: t.bar.save }).click()
  await expect.element(bar.getByRole('alert')).toMatchTextContent(t.bar.changedElsewhere)
  answer(changeSettings, edited())
  await bar.getByRole('button', { name: t.bar.save }).click()
  await expect.element(bar).not.toBeInTheDocument()
  expect(askedOf(changeSettings).map(({ body }) => body.changes)).toMatchObject([
    [{ key: 'company.responseDays', value: 21, revision: 0 }],
    [{ key: 'company.responseDays', value: 21, revision: 1 }],
  ])
})

test('a change is taken back, and a setting is found by its words', async () => {
  await openSettings()
  answer(changeSettings, edited())
  await page.getByRole('button', { name: `Rückgängig machen: ${t.keys.offers.showInMenu.label}` }).click()
  await expect.poll(() => askedOf(changeSettings).length).toBe(1)
  expect(askedOf(changeSettings)[0]?.body).toMatchObject({
    changes: [{ key: 'offers.showInMenu', value: true, revision: 3 }],
  })
  await page.getByRole('searchbox', { name: t.search }).fill('Matomo')
  await expect.element(page.getByText('2 Einstellungen gefunden')).toBeInTheDocument()
  await expect.element(days).not.toBeInTheDocument()
})

test('a length in minutes is read in hours and days, while one types too', async () => {
  await openSettings()
  const idle = page.getByRole('textbox', { name: t.keys.session.idleMinutes.label })
  await expect.element(idle).toHaveAccessibleDescription('2 Stunden')
  await idle.fill('1501')
  await expect.element(idle).toHaveAccessibleDescription('25 Stunden 1 Minute')
  await expect.element(page.getByText('vorher 2 Stunden, Vorgabe 2 Stunden')).toBeVisible()
  await idle.fill('2940')
  await expect.element(idle).toHaveAccessibleDescription('2 Tage 1 Stunde')
  await idle.fill('2h')
  await expect.element(idle).toHaveAccessibleDescription('–')
})

test('whom the changes concern is said as long as they are not saved', async () => {
  await openSettings()
  const reach = page.getByRole('region', { name: t.reach.title })
  await expect.element(reach).not.toBeInTheDocument()
  await page.getByRole('switch', { name: t.keys.applicant.allowMultipleApplications.label }).click()
  await days.fill('10')
  await page.getByRole('switch', { name: t.keys.account.requireSecondFactorOfAdmins.label }).click()
  await expect.element(reach).toMatchTextContent('112 Menschen haben mehr als ein Profil')
  await expect.element(reach).toMatchTextContent('für die 1.284, die auf eine Antwort warten')
  await expect.element(reach).toMatchTextContent('alle 3 Konten der Verwaltung')
  await bar.getByRole('button', { name: t.bar.discard }).click()
  await expect.element(reach).not.toBeInTheDocument()
})
