import { crc32, inflateRawSync } from 'node:zlib'

/** For tests: what an archive holds, by its directory, each file checked. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  if (end < 0) throw new Error('The archive has no end')
  const files = new Map<string, Buffer>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const field = (offset: number) => archive.readUInt32LE(at + offset)
    const length = (offset: number) => archive.readUInt16LE(at + offset)
    const name = archive.toString('utf8', at + 46, at + 46 + length(28))
    const local = field(42)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const packed = archive.subarray(start, start + field(20))
    const content = length(10) === 8 ? inflateRawSync(packed) : packed
    if (content.length !== field(24) || crc32(content) !== field(16)) throw new Error(`${name} is damaged`)
    files.set(name, content)
    at += 46 + length(28) + length(30) + length(32)
  }
  return files
}
