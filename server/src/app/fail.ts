import { ConfigError } from '#platform/config/config-error.ts'
import { DatabaseInUseError } from '#platform/db/pglite/pglite-lock.ts'
import { createLog } from '#platform/log/log.ts'
import { describeError } from '#platform/log/serialize-error.ts'

/** Ends the process. What the person who started it can mend is one sentence; everything else needs its stack. */
export function fail(error: unknown, production: boolean): never {
  const expected = error instanceof ConfigError || error instanceof DatabaseInUseError
  const sentence = expected ? error.message : 'Tandem could not start'
  if (production) {
    const log = createLog({ logLevel: 'fatal' }, process.stderr)
    log.fatal(expected ? {} : { error }, sentence)
  } else {
    process.stderr.write(`${expected ? sentence : describeError(error)}\n`)
  }
  process.exit(1)
}
