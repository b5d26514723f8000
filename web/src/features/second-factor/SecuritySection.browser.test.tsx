import {
  confirmTotp,
  getSecondFactor,
  removePasskey,
  renamePasskey,
  type SecondFactor,
  startTotp,
} from '@tandem/contract/second-factor'
import { violationMessage } from '@tandem/contract/violations'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { boxOf } from '#testing/boxes.ts'
import { applicant, fill, open, signIn, words } from '#testing/open.tsx'
import { answer, findWrong, refuse } from '#testing/stub-server.ts'
import { RecoveryCodesDialog } from './recovery/RecoveryCodesDialog.tsx'
import { SecuritySection } from './SecuritySection.tsx'

const t = words.de.security
const dialog = page.getByRole('dialog')
const password = dialog.getByLabelText(t.password.label, { exact: true })
const code = dialog.getByLabelText(t.totp.code)
const setUp = page.getByRole('button', { name: t.totp.setUp })

test('wrong passwords and codes are said at their fields', async () => {
  await openSection()
  await setUp.click()
  await expect.element(password).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(password).toHaveAccessibleDescription(violationMessage('de', 'password'))
  findWrong(startTotp, { password: violationMessage('de', 'password_wrong') })
  await password.fill('ein ganz anderes Wort')
  await userEvent.keyboard('{Enter}')
  await expect.element(password).toHaveAccessibleDescription(violationMessage('de', 'password_wrong'))
  await expect.element(password).toHaveValue('ein ganz anderes Wort')
  await expect.element(password).toHaveFocus()
  await scan()
  await expect.element(dialog.getByRole('heading', { name: t.totp.scanTitle })).toHaveFocus()
  await code.fill('')
  await userEvent.keyboard('{Enter}')
  await expect.element(code).toHaveAccessibleDescription(new RegExp(violationMessage('de', 'required')))
  findWrong(confirmTotp, { code: violationMessage('de', 'code_wrong') })
  await code.fill('123 456')
  await userEvent.keyboard('{Enter}')
  await expect.element(code).toHaveAccessibleDescription(new RegExp(violationMessage('de', 'code_wrong')))
  await expect.element(code).toHaveValue('123 456')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(setUp).toHaveFocus()
})

test('an app that was confirmed too late can be begun anew', async () => {
  await openSection()
  await setUp.click()
  await scan()
  refuse(confirmTotp, 'token_invalid')
  await code.fill('123456')
  await dialog.getByRole('button', { name: t.totp.confirm }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(t.totp.expired)
  await dialog.getByRole('button', { name: words.de.common.error.retry }).click()
  await expect.element(password).toBeVisible()
})

test('whoever must have a second factor cannot remove the last one', async () => {
  await openSection({ required: true, totpSince: moment, recoveryCodesLeft: 10 })
  await expect.element(page.getByText(t.required)).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: t.totp.turnOff, exact: true }))
    .not.toBeInTheDocument()
})

test('a passkey is renamed, with what is wrong at its field, and removed', async () => {
  await openSection({ passkeys: [passkey] })
  await page.getByRole('button', { name: fill(t.passkeys.renameName, { name: 'Linux' }) }).click()
  const name = dialog.getByLabelText(t.passkeys.name)
  const save = dialog.getByRole('button', { name: t.passkeys.save })
  await name.fill('  ')
  await save.click()
  await expect.element(name).toHaveAccessibleDescription(violationMessage('de', 'required'))
  await name.fill('x'.repeat(61))
  await expect.element(name).toHaveAccessibleDescription(violationMessage('de', 'too_long', { max: 60 }))
  answerWith(renamePasskey, { passkeys: [{ ...passkey, name: 'Zweitgerät' }] })
  await name.fill('Zweitgerät')
  await save.click()
  await expect.element(dialog).not.toBeInTheDocument()

  await page.getByRole('button', { name: fill(t.passkeys.removeName, { name: 'Zweitgerät' }) }).click()
  answerWith(removePasskey, {})
  await password.fill('das richtige')
  await dialog.getByRole('button', { name: t.passkeys.removeConfirm }).click()
  await expect.element(page.getByText('Zweitgerät')).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: t.title, exact: true })).toHaveFocus()
})

test('what one can do with recovery codes stands at one distance', async () => {
  signIn(applicant())
  await open(<RecoveryCodesDialog codes={['T7EPN-03JXA']} onKept={() => {}} />)
  const [copy, download, print] = [words.de.common.ui.copy, t.recovery.download, t.recovery.print].map(
    (name) => boxOf(dialog.getByRole('button', { name, exact: true })),
  ) as [DOMRect, DOMRect, DOMRect]
  expect(download.left - copy.right).toBe(8)
  expect(print.left - download.right).toBe(8)
})

const moment = '2026-11-01T10:00:00.000Z'
const none: SecondFactor = { required: false, totpSince: null, passkeys: [], recoveryCodesLeft: 0 }
const passkey = {
  id: '019b0000-0000-7000-8000-000000000020',
  name: 'Linux',
  createdAt: moment,
  lastUsedAt: null,
}

async function openSection(parts: Partial<SecondFactor> = {}): Promise<void> {
  signIn(applicant())
  answer(getSecondFactor, { ...none, ...parts })
  await open(<SecuritySection />)
  await expect.element(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
}

/** As far as the code to scan. */
async function scan(): Promise<void> {
  answer(startTotp, { secret: 'ABCD EFGH', uri: 'otpauth://totp/Tandem?secret=ABCDEFGH' })
  await password.fill('das richtige')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('img', { name: t.totp.qr })).toBeVisible()
}

function answerWith(
  endpoint: typeof renamePasskey | typeof removePasskey,
  parts: Partial<SecondFactor>,
): void {
  answer(endpoint, { ...none, ...parts })
  answer(getSecondFactor, { ...none, ...parts })
}
