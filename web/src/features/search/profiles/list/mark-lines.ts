/** Marks what was found where it stands already; what stands in none of the lines is the rest. */
export function markLines<Line extends string>(
  lines: Record<Line, string>,
  highlight: string,
): { lines: Record<Line, string>; rest: string } {
  const plain = highlight.replaceAll('\u0002', '').replaceAll('\u0003', '')
  const at = (Object.keys(lines) as Line[]).find((key) => plain !== '' && lines[key].includes(plain))
  if (at === undefined) return { lines, rest: highlight }
  return { lines: { ...lines, [at]: lines[at].replace(plain, () => highlight) }, rest: '' }
}
