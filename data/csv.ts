/** Lines by RFC 4180 with a head line, `\n` at the end of each. */
export function toCsv(head: string[], rows: (string | number)[][]): string {
  return [head, ...rows].map((row) => `${row.map(quoted).join(',')}\n`).join('')
}

function quoted(value: string | number): string {
  const text = String(value)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
