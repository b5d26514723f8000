/**
 * What is made of a record's text, such as JSON that the database keeps of it, for the records that were read last: by
 * the record's id, and made anew when its text is another, so that it is never behind. It is shared, and must not be changed.
 * Between `maxKept` and twice as many are kept.
 */
export function cacheParsed<Made extends object>(make: (text: string, id: string) => Made, maxKept: number) {
  // Whatever was not read while so many others were goes; putting each in its order anew would take longer.
  let [recent, older] = [new Map<string, Kept<Made>>(), new Map<string, Kept<Made>>()]
  return (id: string, text: string): Made => {
    const known = recent.get(id)
    if (known?.text === text) return known.made
    const before = older.get(id)
    const kept = before?.text === text ? before : { text, made: make(text, id) }
    if (recent.size === maxKept) [recent, older] = [new Map(), recent]
    recent.set(id, kept)
    return kept.made
  }
}

type Kept<Made> = { text: string; made: Made }
