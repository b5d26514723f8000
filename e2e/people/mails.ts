import type { APIRequestContext } from '@playwright/test'
import { expect } from '@playwright/test'

type Which = {
  /** Of its subject, where the address gets others too. */
  about?: string
  timeout?: number
}

/** The path of the link that begins so, in the newest mail to an address; waits for the mail, which a job sends. */
export async function linkInMail(
  request: APIRequestContext,
  to: string,
  start: string,
  { about = '', timeout = 20_000 }: Which = {},
): Promise<string> {
  const link = new RegExp(`${start}[\\w.~/-]*`)
  let found: string | undefined
  await expect(async () => {
    const list = await (await request.get('/dev/mail')).text()
    const row = list.split('<li>').find((each) => each.includes(to) && each.includes(about))
    const href = row?.match(/href="([^"]+)"/)?.[1]
    expect(href, `a mail to ${to}`).toBeTruthy()
    const mail = await (await request.get(href ?? '')).text()
    found = mail.match(link)?.[0]
    expect(found).toBeTruthy()
  }).toPass({ timeout })
  return found ?? ''
}
