import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const features = resolve(import.meta.dirname, '../../features')
const sources = globSync('**/*.{ts,tsx}', { cwd: features })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(resolve(features, file), 'utf8') }))

const hasForm = /\buseForm(<[^>]*>)?\(|<TextArea\b[^/]*?\bvalue=\{/
const isRegistered = /\buseUnsaved(Part|Values|Check)\(/

/** Where nothing that was typed would be lost with the session, or where it is registered elsewhere. */
const others = [
  // Saved by themselves, and registered by `UnsavedGuard`.
  'applications/apply/draft/useDraftEditing.ts',
  'applications/apply/initiative/letters/LettersStep.tsx',
  'autosave/content/useContentSaving.ts',
  'own-offers/editor/OfferEditor.tsx',
  // Registered by what draws them.
  'applications/editor/entries/useEntryForm.ts',
  'applications/outcome/decline/DeclineNote.tsx',
  'backend/settings/fields/SettingField.tsx',
  'interviews/proposal/ProposalFrame.tsx',
  'sign-in/credentials/EmailForm.tsx',
  'sign-in/credentials/PasswordPart.tsx',
  // Stored while one types.
  'messaging/write/NoteComposer.tsx',
  'messaging/write/ReplyComposer.tsx',
  'messaging/write/Unreachable.tsx',
  // Open to visitors: the page stays without the session.
  'accounts/registration/useRegistration.ts',
  'sign-in/login/CodeForm.tsx',
  'sign-in/login/LoginForm.tsx',
  'sign-in/password/NewPasswordForm.tsx',
  'sign-in/password/PasswordRequestPage.tsx',
  // A password or a code, which is typed again.
  'second-factor/PasswordStep.tsx',
  'second-factor/totp/ScanStep.tsx',
]

test('each form says what is typed and not saved, so that a session that ends keeps it (ADR 23)', () => {
  const forms = sources.filter(({ text }) => hasForm.test(text))
  expect(forms.length).toBeGreaterThan(40)
  const silent = forms.filter(({ text }) => !isRegistered.test(text)).map(({ file }) => file)
  expect(silent.sort()).toEqual(others.toSorted())
})
