/** "1,9" and "1.9" are the same grade. Nothing typed is null, anything else that is no number NaN. */
export function parseGrade(text: string): number | null {
  const trimmed = text.trim()
  if (!trimmed) return null
  return /^\d([.,]\d*)?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : Number.NaN
}

/** Always one decimal, as on a report. What is no number stays as it was typed. */
export function formatGrade(grade: number, locale: string): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 2 }).format(grade)
}
