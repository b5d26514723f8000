/**
 * A table for a spreadsheet. A mark of the encoding and semicolons let a German one open it by a double click; no cell
 * is taken for a formula.
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map((cell) => quote(guardCell(cell))).join(';')).join('\r\n')}\r\n`

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/**
 * A spreadsheet takes a cell that begins so for a formula. An apostrophe before it makes it text; one that stands there
 * already gets another, so that reading takes off exactly what writing put on.
 */
const risky = /^'*\s*[=+\-@\t\r＝＋－＠]/

const guardCell = (cell: string): string => (risky.test(cell) ? `'${cell}` : cell)

/** A cell as it was before `toCsv`. */
export const unguardCell = (cell: string): string =>
  cell.startsWith("'") && risky.test(cell) ? cell.slice(1) : cell

/** In UTF-8, or as a German spreadsheet saves it by itself. Null of a file that is empty or no text. */
export async function readCsvFile(file: Blob): Promise<string | null> {
  const bytes = await file.arrayBuffer()
  const text = decode(bytes, 'utf-8') ?? decode(bytes, 'windows-1252') ?? ''
  return text.trim() === '' || text.includes('\0') ? null : text
}

function decode(bytes: ArrayBuffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
