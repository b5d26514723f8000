import { paths } from '@tandem/contract/paths'
import { expect, test } from 'vitest'
import { address, openApp } from './open.tsx'

let navigation: Promise<void>

test('a test may end while a screen is still on its way …', async () => {
  const { router } = await openApp(paths.imprint())
  navigation = router.navigate(paths.register())
  expect(address()).toBe(paths.imprint())
})

test('… which then does not change the address under the next test', async () => {
  const before = address()
  await navigation
  expect(address()).toBe(before)
})
