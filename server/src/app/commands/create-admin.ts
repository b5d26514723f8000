import { Email } from '@tandem/contract/common'
import { paths } from '@tandem/contract/paths'
import * as z from 'zod/mini'
import { createAdmin } from '#features/accounts/accounts.api.ts'
import { loadConfig } from '#platform/config/config.ts'
import { ConfigError } from '#platform/config/config-error.ts'
import { createLog } from '#platform/log/log.ts'
import { openPrepared } from '../data/open-prepared.ts'
import { fail } from '../fail.ts'

/** `npm run admin:create -- address`: prints a link with which the admin sets the password. */
await create(process.argv[2]).catch((error) => fail(error, false))

async function create(address: string | undefined): Promise<void> {
  const email = z.safeParse(Email, address)
  if (!email.success) throw new ConfigError('Say the address: npm run admin:create -- name@example.org')
  const config = loadConfig(process.env)
  const { database } = await openPrepared(config, createLog(config))
  const token = await createAdmin(database, email.data, new Date()).finally(() => database.close())
  if (!token) throw new ConfigError(`${email.data} belongs to an account that is no admin.`)
  const link = config.http.baseUrl + paths.newPassword({ token })
  process.stdout.write(`${email.data} sets the password here, once, within 24 hours:\n${link}\n`)
}
