import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseMail } from './parse-mail.ts'

export type StoredMail = {
  id: string
  to: string
  subject: string
  date: Date
  text: string
  html: string
  /** The calendar file that came with it, or nothing. */
  calendar: string
}

export type Outbox = {
  /** The newest, newest first; a hundred of them unless told how many. */
  list(most?: number): Promise<StoredMail[]>
  read(id: string): Promise<StoredMail | null>
}

/** Mails as `.eml` files in a folder. */
export function createOutbox(folder: string): Outbox & { add(raw: Buffer): Promise<void> } {
  const read = async (id: string) => ({ id, ...parseMail(await readFile(join(folder, `${id}.eml`), 'utf8')) })
  // A mail does not change: what was listed before need not be read again.
  let listed = new Map<string, StoredMail>()
  return {
    async add(raw) {
      await mkdir(folder, { recursive: true })
      // Written aside first, so that nobody reads half a mail.
      const path = join(folder, nextId())
      await writeFile(path, raw)
      await rename(path, `${path}.eml`)
    },
    async list(most = 100) {
      const ids = (await idsIn(folder)).toSorted().reverse().slice(0, most)
      const mails = await Promise.all(ids.map((id) => listed.get(id) ?? read(id)))
      listed = new Map(mails.map((mail) => [mail.id, mail]))
      return mails
    },
    async read(id) {
      return (await idsIn(folder)).includes(id) ? read(id) : null
    },
  }
}

let written = 0

/** Sorts by time, also within a millisecond. */
function nextId(): string {
  written += 1
  const time = new Date().toISOString().replace(/\D/g, '')
  return `${time}-${String(written).padStart(6, '0')}-${crypto.randomUUID().slice(0, 8)}`
}

async function idsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -'.eml'.length))
}
