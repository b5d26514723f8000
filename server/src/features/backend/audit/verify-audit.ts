import { createHash } from 'node:crypto'
import type { Db } from '#platform/db/database.ts'
import { type ChainRow, selectChain } from './read-audit.store.ts'

export type AuditVerdict = {
  count: number
  /** Of the newest entry that holds. Whoever notes it elsewhere can tell later that nothing before it was replaced. */
  head: string
  /** The first entry that does not follow from those before it. */
  broken: { id: string; position: number; reason: Break } | null
  /** Whether the hash that was asked for is in the chain. */
  hasNoted: boolean
}

type Break = 'changed' | 'missing' | 'not_following'
type Link = { position: number; hash: string }

const atOnce = 1000

/** Goes through all entries. `noted` is the head of an earlier time: the newest entries can be cut off unseen without it. */
export async function verifyAudit(db: Db, noted = ''): Promise<AuditVerdict> {
  const verdict: AuditVerdict = { count: 0, head: '', broken: null, hasNoted: noted === '' }
  let after = '0'
  for (;;) {
    const rows = await selectChain(db, after, atOnce)
    for (const row of rows) {
      const reason = breakOf({ position: verdict.count, hash: verdict.head }, row)
      if (reason) return { ...verdict, broken: { id: row.id, position: Number(row.position), reason } }
      verdict.count += 1
      verdict.head = row.hash
      if (row.hash === noted) verdict.hasNoted = true
      after = row.position
    }
    if (rows.length < atOnce) return verdict
  }
}

/** Why an entry cannot follow the link before it. */
function breakOf(before: Link, row: Omit<ChainRow, 'id'>): Break | null {
  if (Number(row.position) !== before.position + 1) return 'missing'
  if (row.previousHash !== before.hash) return 'not_following'
  return hashOf(row) === row.hash ? null : 'changed'
}

const hashOf = ({ previousHash, payload }: Pick<ChainRow, 'previousHash' | 'payload'>): string =>
  createHash('sha256')
    .update(previousHash + payload)
    .digest('hex')
