import { AsyncLocalStorage } from 'node:async_hooks'
import { constants, inflateSync } from 'node:zlib'
import { PdfArray, PdfName, PdfNumber, PdfStream } from '@libpdf/core'

/** Bytes that the streams of one file may unpack to while it is read. Its pictures stay packed. */
const mostUnpacked = 64 * 1024 * 1024
const mostFilters = 4

/** How many bytes a filter makes of one at most; a fax is as large as it says. The library unpacks no others. */
const mostPerByte = new Map([
  ['ASCIIHexDecode', 1],
  ['DCTDecode', 1],
  ['ASCII85Decode', 4],
  ['RunLengthDecode', 64],
  ['FlateDecode', 1032],
  ['LZWDecode', 2560],
  ['CCITTFaxDecode', Number.POSITIVE_INFINITY],
])
const unpacking = ['RunLengthDecode', 'FlateDecode', 'LZWDecode']

type Budget = { left: number; isExceeded: boolean }
const budgets = new AsyncLocalStorage<Budget>()

/**
 * The library unpacks a stream to whatever it holds: a megabyte can be a gigabyte, and keeps the process from all other
 * work meanwhile. Within `work` all streams have one budget; beyond it this rejects, whatever `work` catches.
 */
export async function boundUnpacking<T>(work: () => Promise<T>): Promise<T> {
  const budget: Budget = { left: mostUnpacked, isExceeded: false }
  const done = await budgets.run(budget, work)
  if (budget.isExceeded) throw new Error('A PDF unpacks to too much')
  return done
}

const unpack = PdfStream.prototype.getDecodedData

PdfStream.prototype.getDecodedData = function (this: PdfStream): Uint8Array {
  const budget = budgets.getStore()
  if (budget && !isAffordable(this, budget)) {
    budget.isExceeded = true
    throw new Error('A stream unpacks to too much')
  }
  return unpack.call(this)
}

/** Takes what the stream unpacks to from the budget. */
function isAffordable(stream: PdfStream, budget: Budget): boolean {
  const names = filtersOf(stream)
  const isUsual = names.length <= mostFilters && names.filter((each) => unpacking.includes(each)).length <= 1
  if (!isUsual || hasEntriesWithoutWidth(stream)) return false
  let { data } = stream
  for (const [index, name] of names.entries()) {
    budget.left -= sizeUnpacked(name, data, budget.left)
    if (budget.left < 0) return false
    if (index < names.length - 1) data = unpack.call(PdfStream.fromDict({ Filter: PdfName.of(name) }, data))
  }
  return true
}

function filtersOf(stream: PdfStream): string[] {
  const filter = stream.get('Filter')
  const names = filter instanceof PdfArray ? [...filter] : [filter]
  return names.flatMap((each) => (each instanceof PdfName ? each.value : []))
}

/** A list of objects (`XRef`) may name any number of entries; it ends with its data only if they take some of it. */
function hasEntriesWithoutWidth(stream: PdfStream): boolean {
  const widths = stream.get('W')
  return (
    widths instanceof PdfArray && ![...widths].some((each) => each instanceof PdfNumber && each.value > 0)
  )
}

function sizeUnpacked(filter: string, data: Uint8Array, most: number): number {
  const atMost = data.length * (mostPerByte.get(filter) ?? 0)
  if (filter !== 'FlateDecode' || atMost <= most) return atMost
  try {
    // As the library does, it takes what ends without its last block.
    return inflateSync(data, { maxOutputLength: most + 1, finishFlush: constants.Z_SYNC_FLUSH }).length
  } catch {
    return atMost
  }
}
