import { saveOnboarding } from '@tandem/contract/applicants/onboarding'
import { paths } from '@tandem/contract/paths'
import { startPasskey } from '@tandem/contract/second-factor'
import { violationMessage } from '@tandem/contract/violations'
import { firstQuestion } from '../journey/register.ts'
import { newApplicant } from '../people/people.ts'
import { expect, test } from '../test.ts'
import { fill, words } from '../words.ts'
import {
  addAuthenticator,
  addPasskey,
  askForSecondStep,
  openSecurity,
  readCodes,
  scanCode,
  setUpApp,
  signOut,
} from './second-factor.ts'

const t = words('de').security
const login = words('de').signIn.login

test('a passkey is added, called off without an error, named, known, and signs in alone: where the browser offers it, and by the button', async ({
  page,
}) => {
  const device = await addAuthenticator(page)
  const person = await newApplicant(page.request, 'passkey')
  const section = await openSecurity(page, person)
  await device.agree(false)
  const asked = Promise.withResolvers<void>()
  await page.route(
    `**/api${startPasskey.path}`,
    async (route) => {
      await asked.promise
      await route.continue()
    },
    { times: 1 },
  )
  await addPasskey(page, section, person.password)
  const adding = page.getByRole('dialog', { name: t.passkeys.addTitle })
  // Else the button might be looked at before it has begun, and the person agree to the first one.
  await expect(adding.getByRole('button', { name: t.passkeys.waiting })).toBeVisible()
  asked.resolve()
  const submit = adding.getByRole('button', { name: t.passkeys.addSubmit })
  await expect(submit).not.toHaveAttribute('aria-disabled')
  await expect(adding.getByRole('alert')).toHaveCount(0)
  await expect(adding.getByLabel(t.password.label, { exact: true })).toHaveValue(person.password)
  await device.agree(true)
  await submit.click()
  const dialog = page.getByRole('dialog', { name: t.passkeys.nameTitle })
  const name = dialog.getByLabel(t.passkeys.name)
  await expect(name).toHaveValue('Linux')
  await expect(name).toBeFocused()
  await name.fill('Mein Rechner')
  await name.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(section.getByRole('button', { name: t.passkeys.add })).toBeFocused()
  const row = section.getByRole('list', { name: t.passkeys.title }).getByRole('listitem')
  await expect(row).toContainText('Mein Rechner')
  await expect(row).toContainText(t.passkeys.neverUsed)
  // A second one of the same device is an error.
  await addPasskey(page, section, person.password)
  await expect(adding.getByRole('alert')).toContainText(t.passkeys.known)
  await page.keyboard.press('Escape')
  await expect(adding).toBeHidden()
  await expect(section.getByRole('listitem')).toHaveCount(1)

  const enter = page.getByRole('banner').getByRole('button', { name: words('de').common.nav.login })
  await signOut(page)
  // This device takes up the offer in the address field by itself. Until the first question is noted as seen, it comes again.
  const seen = page.waitForResponse(
    (each) => each.request().method() === 'PUT' && each.url().endsWith(saveOnboarding.path),
  )
  await enter.click()
  await expect(page).toHaveURL(firstQuestion)
  await seen
  await page.goto(paths.account({ hash: 'sicherheit' }))
  await signOut(page)
  await page.evaluate(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await enter.click()
  await page.getByRole('button', { name: login.passkey }).click()
  await expect(page).toHaveURL(paths.dashboard())
  await page.goto(paths.account({ hash: 'sicherheit' }))
  await expect(row).toContainText(fill(t.passkeys.used, { ago: words('de').common.justNow }))
})

test('an authenticator app is set up, asked for at the login, its recovery codes renewed and kept, and turned off', async ({
  page,
  expectComplaint,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const person = await newApplicant(page.request, 'app')
  const section = await openSecurity(page, person)
  const { app, codes } = await setUpApp(page, section, person.password)
  await expect(section.getByText(t.on)).toBeVisible()

  const form = await askForSecondStep(page, person)
  await form.getByLabel(login.code).fill('000000')
  await form.getByRole('button', { name: login.submit, exact: true }).click()
  await expect(form.getByLabel(login.code)).toHaveAccessibleDescription(
    new RegExp(violationMessage('de', 'code_wrong')),
  )
  // The code that set it up is used up; the next one is accepted a little early.
  await form.getByLabel(login.code).fill(app.generate({ timestamp: Date.now() + 30_000 }))
  await form.getByRole('button', { name: login.submit, exact: true }).click()
  await expect(page).toHaveURL(firstQuestion)

  await page.goto(paths.account({ hash: 'sicherheit' }))
  const dialog = page.getByRole('dialog')
  await section.getByRole('button', { name: t.recovery.renew }).click()
  await dialog.getByLabel(t.password.label, { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: t.recovery.renew }).click()
  const renewed = await readCodes(dialog)
  expect(renewed.filter((code) => codes.includes(code))).toEqual([])

  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  const copy = words('de').common.ui
  await dialog.getByRole('button', { name: copy.copy }).click()
  await expect(dialog.getByRole('button', { name: copy.copied })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(renewed.join('\n'))
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: t.recovery.download }).click()
  expect((await saving).suggestedFilename()).toBe(t.recovery.fileName)
  await page.emulateMedia({ media: 'print' })
  await expect(dialog.getByText(person.email)).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await dialog.getByRole('button', { name: t.recovery.kept }).click()
  await expect(dialog).toBeHidden()

  await section.getByRole('button', { name: t.totp.turnOff, exact: true }).click()
  await dialog.getByLabel(t.password.label, { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: t.totp.turnOffConfirm }).click()
  await expect(section.getByRole('button', { name: t.totp.setUp })).toBeVisible()
  await expect(section.getByText(t.recovery.title)).toBeHidden()
  expectComplaint(/status of 400/)
})

test('who must have one sees the rest of the page once the codes are kept', async ({ page }) => {
  let isMissing = true
  await page.route('**/api/account', async (route) => {
    const answer = await (await route.fetch()).json()
    answer.account.secondFactorMissing = isMissing
    await route.fulfill({ json: answer })
  })
  const person = await newApplicant(page.request, 'zuerst')
  const section = await openSecurity(page, person)
  const sessions = page.getByRole('region', { name: words('de').account.sections.geraete })
  await expect(sessions).toBeHidden()
  const app = await scanCode(page, section, person.password)
  isMissing = false
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t.totp.code).fill(app.generate())
  await dialog.getByRole('button', { name: t.totp.confirm }).click()
  await readCodes(dialog)
  await expect(sessions).toBeHidden()
  await dialog.getByRole('button', { name: t.recovery.kept }).click()
  await expect(sessions).toBeVisible()
  await expect(page.getByRole('heading', { name: t.title, exact: true })).toBeFocused()
})
