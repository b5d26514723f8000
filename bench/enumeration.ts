/**
 * Whether the time of an answer tells if an address has an account: `npm run bench:enumeration`. 200 pairs of each
 * call, one with a known and one with an unknown address, in turns, through a socket of the real server. Fails where
 * the medians lie more than 5 ms apart. With DATABASE_URL it measures on that PostgreSQL, else embedded.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeKnownAccounts, type Post, postTo, registrationOf } from './known-accounts.ts'
import { median } from './measure.ts'
import { startTandem } from './servers/start-tandem.ts'

const pairs = 200
/** Each serves two pairs of a call: nobody gets more than five mails an hour or is slowed after five guesses. */
const accounts = 100
const allowedMs = 5

const calls: { name: string; send: (post: Post, email: string) => Promise<void> }[] = [
  {
    name: 'login, wrong password',
    send: (post, email) => post('/login', { email, password: 'Das ist das falsche Passwort' }, 400),
  },
  { name: 'request password', send: (post, email) => post('/account/request-password', { email }, 200) },
  { name: 'register', send: (post, email) => post('/account', registrationOf(email), 200) },
]

const dataDir = mkdtempSync(join(tmpdir(), 'tandem-bench-'))
const tandem = await startTandem(dataDir)
try {
  const post = postTo(tandem.address)
  const known = await makeKnownAccounts(post, dataDir, accounts)
  console.log('call                        known ms   unknown ms   difference ms')
  for (const { name, send } of calls) {
    const times = await measurePairs((email) => send(post, email), known, name)
    const [ofKnown, ofUnknown] = [median(times.known), median(times.unknown)]
    const difference = ofKnown - ofUnknown
    if (Math.abs(difference) > allowedMs) process.exitCode = 1
    console.log(
      name.padEnd(26),
      ofKnown.toFixed(2).padStart(9),
      ofUnknown.toFixed(2).padStart(12),
      difference.toFixed(2).padStart(15),
    )
  }
} finally {
  await tandem.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
if (process.exitCode === 1) console.error(`The medians may differ by ${allowedMs} ms at most.`)

async function measurePairs(send: (email: string) => Promise<void>, known: string[], name: string) {
  const times = { known: [] as number[], unknown: [] as number[] }
  const measure = async (kind: keyof typeof times, email: string) => {
    const begun = performance.now()
    await send(email)
    times[kind].push(performance.now() - begun)
  }
  for (let pair = 0; pair < pairs; pair += 1) {
    const ofKnown = () => measure('known', known[pair % known.length] ?? '')
    const ofUnknown = () => measure('unknown', `${name.replace(/\W+/g, '-')}-${pair}@example.org`)
    // What one of them leaves to be done, a mail to be written, falls into the time of the next.
    for (const next of pair % 2 === 0 ? [ofKnown, ofUnknown] : [ofUnknown, ofKnown]) await next()
  }
  return times
}
