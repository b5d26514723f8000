import type { storedFile } from '#features/files/files.schema.ts'

/** A stored file and what lies in the storage for it. */
export type DemoFile = {
  row: typeof storedFile.$inferInsert & { id: string }
  contents: { key: string; bytes: Uint8Array }[]
}
