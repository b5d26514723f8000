import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

const inflate = promisify(inflateRaw)

export type ZipEntry = { name: string; method: number; packed: number; size: number; offset: number }

const marks = { entry: 0x02014b50, local: 0x04034b50 }
const isEncrypted = (flags: number) => (flags & 1) === 1

/**
 * What an archive's list of files says. Throws unless it is one whole archive and nothing else: its list ends the
 * file, and its parts together are no larger than it is, so that none of them stands for two.
 */
export function listZip(bytes: Buffer): ZipEntry[] {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (end < 0 || end + 22 + bytes.readUInt16LE(end + 20) !== bytes.length) throw new Error('No whole archive')
  const entries: ZipEntry[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [entry, next] = readListed(bytes, at)
    entries.push(entry)
    at = next
  }
  if (at !== end) throw new Error('Something stands behind the list of files')
  if (sum(entries, 'packed') > bytes.length) throw new Error('The parts overlap')
  return entries
}

export const unpackedSize = (entries: ZipEntry[]): number => sum(entries, 'size')

/** Throws when it is not as large as the list says, or packed in an unusual way. */
export async function unpack(bytes: Buffer, { method, packed, size, offset }: ZipEntry): Promise<Buffer> {
  if (bytes.readUInt32LE(offset) !== marks.local) throw new Error('No file where the list says')
  const from = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  const content = bytes.subarray(from, from + packed)
  if (method !== 0 && method !== 8) throw new Error('An unusual method')
  const unpacked = method === 0 ? content : await inflate(content, { maxOutputLength: Math.max(size, 1) })
  if (unpacked.length !== size) throw new Error('Not as large as the list says')
  return unpacked
}

function readListed(bytes: Buffer, at: number): [ZipEntry, number] {
  if (bytes.readUInt32LE(at) !== marks.entry) throw new Error('The list of files is broken')
  if (isEncrypted(bytes.readUInt16LE(at + 8))) throw new Error('Encrypted')
  const nameEnd = at + 46 + bytes.readUInt16LE(at + 28)
  const entry = {
    name: bytes.toString('utf8', at + 46, nameEnd),
    method: bytes.readUInt16LE(at + 10),
    packed: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    offset: bytes.readUInt32LE(at + 42),
  }
  return [entry, nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)]
}

const sum = (entries: ZipEntry[], key: 'packed' | 'size') =>
  entries.reduce((total, entry) => total + entry[key], 0)
