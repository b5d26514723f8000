import { crc32, deflateRawSync } from 'node:zlib'

type ZipOptions = {
  deflate?: boolean
  /** Bit 0 says that the parts are encrypted. */
  flags?: number
  /** What the list says that each part unpacks to. */
  claimedSize?: number
}

/** A ZIP archive, such as a DOCX is. */
export function zip(files: Record<string, string | Buffer>, options: ZipOptions = {}): Buffer {
  const records: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, text] of Object.entries(files)) {
    const [name, content] = [Buffer.from(path), Buffer.from(text)]
    const packed = options.deflate ? deflateRawSync(content) : content
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(options.flags ?? 0, 2)
    fields.writeUInt16LE(options.deflate ? 8 : 0, 4)
    fields.writeUInt32LE(crc32(content), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(options.claimedSize ?? content.length, 18)
    fields.writeUInt16LE(name.length, 22)
    const position = Buffer.alloc(14)
    position.writeUInt32LE(offset, 10)
    const record = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, name, packed])
    records.push(record)
    directory.push(Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), fields, position, name)
    offset += record.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(Object.keys(files).length, 4)
  end.writeUInt16LE(Object.keys(files).length, 6)
  end.writeUInt32LE(index.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...records, index, Buffer.from('PK\u0005\u0006'), end])
}
