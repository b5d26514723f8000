/** Whether every typed word occurs, whatever the case and the accents: "okonomie" finds "Ökonomie". */
export function matchesText(text: string, typed: string): boolean {
  const haystack = plain(text)
  return plain(typed)
    .split(/\s+/)
    .every((word) => haystack.includes(word))
}

function plain(text: string) {
  return text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')
}
