/**
 * A spreadsheet takes a cell that begins so for a formula. An apostrophe before it makes it text; one that stands there
 * already gets another, so that reading takes off exactly what writing put on.
 */
const risky = /^'*\s*[=+\-@\t\r＝＋－＠]/

export const guardCell = (cell: string): string => (risky.test(cell) ? `'${cell}` : cell)

export const unguardCell = (cell: string): string =>
  cell.startsWith("'") && risky.test(cell) ? cell.slice(1) : cell
