import { dismissNotice, listNotices } from '@tandem/contract/notices'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { open, words } from '#testing/open.tsx'
import { cutOff } from '#testing/stub-server.ts'
import { call } from './call.ts'
import { client } from './client.ts'
import { failureOf, retryOf } from './failure-of.ts'
import { failureTextOf } from './refusal-of.ts'

const { unreached } = words.de.common.notifications
/** Longer than a read and its second try take. */
const waitMs = 4000

test('that no server is reached is said where it was to be saved, and not once more for all', async () => {
  const everywhere = vi.spyOn(client, 'onNetworkError')
  await open(<Saved saysIt />)
  await save.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(unreached)
  await passed()
  expect(everywhere).not.toHaveBeenCalled()
})

test.for(['record', 'list'] as const)('nor where a %s that could not be read says so', async (kind) => {
  const everywhere = vi.spyOn(client, 'onNetworkError')
  await open(<Read kind={kind} />)
  await expect.element(page.getByRole('alert')).toBeVisible()
  await passed()
  expect(everywhere).not.toHaveBeenCalled()
})

test('what says nothing itself leaves it to the notice for all', async () => {
  const everywhere = vi.spyOn(client, 'onNetworkError')
  await open(<Saved saysIt={false} />)
  await save.click()
  await expect.poll(() => everywhere).toHaveBeenCalled()
})

test('a later failure is said anew', async () => {
  await open(<Saved saysIt />)
  await save.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await passed()
  const everywhere = vi.spyOn(client, 'onNetworkError')
  await call(dismissNotice, { params: { key: 'one' } }).catch(() => {})
  await expect.poll(() => everywhere).toHaveBeenCalled()
})

const save = page.getByRole('button', { name: 'Save' })
const passed = () => new Promise((resolve) => setTimeout(resolve, waitMs))

/** What was saved is read anew, also where that failed. */
function Saved({ saysIt }: { saysIt: boolean }) {
  cutOff(dismissNotice)
  cutOff(listNotices)
  const queries = useQueryClient()
  useQuery({ queryKey: ['read'], queryFn: () => call(listNotices, {}), enabled: false })
  const { mutate, error } = useMutation({
    mutationFn: () => call(dismissNotice, { params: { key: 'one' } }),
    onSettled: () =>
      queries.fetchQuery({ queryKey: ['read'], queryFn: () => call(listNotices, {}) }).catch(() => {}),
  })
  return (
    <>
      <button type="button" onClick={() => mutate()}>
        Save
      </button>
      {saysIt && error && <p role="alert">{failureTextOf(error)}</p>}
    </>
  )
}

/** As a page does, and as a field does whose choices are missing. */
function Read({ kind }: { kind: 'record' | 'list' }) {
  cutOff(listNotices)
  const read = useQuery({ queryKey: ['read'], queryFn: () => call(listNotices, {}) })
  const isFailed = kind === 'record' ? read.error && !failureOf(read.error).isMissing : retryOf(read)
  return isFailed && <p role="alert">{kind}</p>
}
