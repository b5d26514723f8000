import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { clearSession } from '#lib/session/session-store.ts'
import { applicant, open, signIn } from '#testing/open.tsx'
import { useAutosave } from './useAutosave.ts'

const other = applicant({ id: '019b0000-0000-7000-8000-000000000009' })

test.for([
  ['the same account', () => {}, ['typed']],
  ['nobody', clearSession, []],
  ['another account', () => signIn(other), []],
] as const)(
  'what waits as its component leaves is saved only for its account: %s',
  async ([, change, saved]) => {
    const saves: string[] = []
    signIn(applicant())
    const { unmount } = await open(<Field save={(value) => saves.push(value)} />)
    await page.getByRole('button', { name: 'typed' }).click()
    change()
    await unmount()
    await expect.poll(() => saves).toEqual(saved)
  },
)

function Field({ save }: { save: (value: string) => void }) {
  const { autosave } = useAutosave(async (value: string) => save(value))
  return (
    <button type="button" onClick={() => autosave.change('typed')}>
      typed
    </button>
  )
}
