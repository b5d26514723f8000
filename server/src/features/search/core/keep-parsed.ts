/**
 * What is made of a record's text, such as JSON that the database keeps of it, for the records that were read last: by
 * the record's id, and made anew when its text is another, so that it is never behind. It is shared, and must not be changed.
 */
export function keepParsed<Made extends object>(make: (text: string) => Made, maxKept: number) {
  const kept = new Map<string, { text: string; made: Made }>()
  return (id: string, text: string): Made => {
    const known = kept.get(id)
    const entry = known?.text === text ? known : { text, made: make(text) }
    // The one read last stands last.
    kept.delete(id)
    kept.set(id, entry)
    const [oldest] = kept.size > maxKept ? kept.keys() : []
    if (oldest !== undefined) kept.delete(oldest)
    return entry.made
  }
}
