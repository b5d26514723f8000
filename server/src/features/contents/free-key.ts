const letters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
const maxLength = 60

/** A readable key for addresses, made of a title; numbered where others have it. */
export async function freeKey(title: string, isTaken: (key: string) => Promise<boolean>): Promise<string> {
  const key = toKey(title)
  if (!(await isTaken(key))) return key
  for (let number = 2; ; number += 1) {
    if (!(await isTaken(`${key}-${number}`))) return `${key}-${number}`
  }
}

/** `Wer darf studieren?` is `wer-darf-studieren`. */
const toKey = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-|-$/g, '') || 'eintrag'
