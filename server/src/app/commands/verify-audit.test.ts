import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { openTestDatabase } from '#testing/database.ts'

/** The embedded database belongs to one process. */
test.runIf(inject('template').kind === 'postgres')(
  'the command says which entry of the audit was changed, and ends with 1',
  { timeout: 60_000 },
  async () => {
    const { database, drop } = await openTestDatabase()
    const { pool } = database
    const entry = `insert into audit_entry (id, action, record_type, record_id)
      values (gen_random_uuid(), 'change_settings', 'settings', 'all')`
    for (const statement of [
      entry,
      entry,
      'alter table audit_entry disable trigger user',
      `update audit_entry set details = '{"after":{}}' where position = (select max(position) from audit_entry)`,
    ]) {
      await pool.query(statement)
    }
    const program = join(import.meta.dirname, 'verify-audit.ts')
    const env = {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      TANDEM_DEMO: 'off',
      DATABASE_URL: pool.options.connectionString,
    }
    const said = await promisify(execFile)(process.execPath, [program], { env }).catch((error) => error)
    expect({ ...said }).toMatchObject({
      code: 1,
      stderr: '',
      stdout: expect.stringMatching(
        /^Entry \d+ \([\w-]+\) was changed after it was written\. 1 entry before it holds\.\n$/,
      ),
    })
    await drop()
  },
)
