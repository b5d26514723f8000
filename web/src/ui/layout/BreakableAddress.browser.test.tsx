import { expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BreakableAddress } from './BreakableAddress.tsx'

test('screen readers get an address without gaps', async () => {
  await render(
    <a href="mailto:lena.demo@example.org">
      <BreakableAddress>lena.demo@example.org</BreakableAddress>
    </a>,
  )
  expect(await nameInBrowser('a[href^=mailto]')).toBe('lena.demo@example.org')
})

/** What Chromium itself gives to screen readers: the matchers of names see no gap at a `wbr`. */
async function nameInBrowser(selector: string): Promise<string | undefined> {
  const frame = `document.querySelector('iframe').contentDocument`
  const { result } = await cdp().send('Runtime.evaluate', {
    expression: `(${frame} ?? document).querySelector('${selector}')`,
  })
  const { nodes } = await cdp().send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  })
  return nodes[0]?.name?.value
}
