import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { NetworkError } from '#lib/api/api-error.ts'
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

test('what cannot be saved as its component leaves is not tried again later', async () => {
  signIn(applicant())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const tries: string[] = []
  const fail = (value: string) => {
    tries.push(value)
    throw new NetworkError('/api')
  }
  const { unmount } = await open(<Field save={fail} />)
  await page.getByRole('button', { name: 'typed' }).click()
  await vi.advanceTimersByTimeAsync(6000)
  expect(tries).toHaveLength(2)
  await unmount()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(tries).toHaveLength(3)
})

test.for([
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ['the page goes out of sight', () => document.dispatchEvent(new Event('visibilitychange'))],
] as const)('what waits is saved at once when %s', async ([, happens]) => {
  signIn(applicant())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const saves: string[] = []
  await open(<Field save={(value) => saves.push(value)} />)
  await page.getByRole('button', { name: 'typed' }).click()
  expect(saves).toEqual([])
  happens()
  await vi.advanceTimersByTimeAsync(0)
  expect(saves).toEqual(['typed'])
})

function Field({ save }: { save: (value: string) => void }) {
  const { autosave } = useAutosave(async (value: string) => save(value))
  return (
    <button type="button" onClick={() => autosave.change('typed')}>
      typed
    </button>
  )
}
