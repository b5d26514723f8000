import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { paths } from '@tandem/contract/paths'
import { expect } from '../test.ts'
import { words } from '../words.ts'
import type { Production } from './start-production.ts'

const { common, consent: t } = words('de')

/**
 * Counting is set up while the server runs, and within 5 s pages ask for it. Nothing is told before somebody agrees; then
 * both tabs count, and both end when it is taken back. The server that counts has another origin.
 */
export async function countVisits(
  page: Page,
  other: Page,
  production: NonNullable<Production>,
): Promise<void> {
  const { url, told, stop } = await startRecorder()
  try {
    await production.loadSettings({ analytics: { url } })
    const banner = page.getByRole('region', { name: t.title })
    await expect(async () => {
      await page.goto(paths.faq())
      await expect(banner).toBeVisible({ timeout: 1500 })
    }).toPass({ timeout: 10_000 })
    await other.goto(paths.imprint())
    await expect(other.getByRole('region', { name: t.title })).toBeVisible()
    expect([told, await page.evaluate(() => [document.cookie, localStorage.length])]).toEqual([[], ['', 0]])

    await banner.getByRole('button', { name: t.allowAll }).click()
    await expect.poll(() => told.toSorted()).toEqual([paths.faq(), paths.imprint()])
    await expect(other.getByRole('region', { name: t.title })).toBeHidden()

    await other.getByRole('button', { name: common.footer.cookieSettings }).click()
    await other.getByRole('dialog').getByRole('button', { name: t.onlyNecessary }).click()
    await expect.poll(() => page.evaluate(() => document.cookie)).toBe('')
    await page.getByRole('contentinfo').getByRole('link', { name: common.footer.privacy }).click()
    await expect(page).toHaveURL(paths.privacy())
    expect(told).toHaveLength(2)
  } finally {
    await stop()
  }
}

/** Stands for a Matomo: notes which pages it is told of. */
async function startRecorder() {
  const told: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    told.push(new URL(new URLSearchParams(body).get('url') ?? '').pathname)
    response.writeHead(204).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    told,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
