import { Email } from '@tandem/contract/common'
import { paths } from '@tandem/contract/paths'
import * as z from 'zod/mini'
import { createAdmin } from '#features/accounts/accounts.api.ts'
import { resetSecondFactorOf } from '#features/backend/backend.api.ts'
import { loadConfig } from '#platform/config/config.ts'
import { ConfigError } from '#platform/config/config-error.ts'
import { createLog } from '#platform/log/log.ts'
import { openPrepared } from '../data/open-prepared.ts'
import { fail } from '../fail.ts'

const resetOption = '--reset-second-factor'

/**
 * `npm run admin:create -- address`: prints a link with which the admin sets the password. With `--reset-second-factor`
 * the second factor of an admin who exists is removed, too.
 */
const [address, ...options] = process.argv.slice(2)
await create(address, options).catch((error) => fail(error, false))

async function create(address: string | undefined, options: string[]): Promise<void> {
  const email = z.safeParse(Email, address)
  if (!email.success || options.some((option) => option !== resetOption)) {
    throw new ConfigError(`Say the address: npm run admin:create -- name@example.org [${resetOption}]`)
  }
  const config = loadConfig(process.env)
  const { database } = await openPrepared(config, createLog(config))
  const now = new Date()
  const { token, isReset } = await database.db
    .transaction(async (db) => {
      const token = await createAdmin({ db }, email.data, now)
      const isAsked = token !== null && options.includes(resetOption)
      return { token, isReset: isAsked ? await resetSecondFactorOf(db, email.data, now) : null }
    })
    .finally(() => database.close())
  if (!token) throw new ConfigError(`${email.data} belongs to an account that is no admin.`)
  const link = config.http.baseUrl + paths.newPassword({ token })
  if (isReset !== null) {
    const factor = isReset ? 'The second factor is removed' : 'There is no second factor to remove'
    process.stdout.write(`${factor}.\n`)
  }
  process.stdout.write(`${email.data} sets the password here, once, within 24 hours:\n${link}\n`)
}
