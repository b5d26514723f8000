/** Words in file names, in both languages, the surest first: "Zeugnis Praktikum" is a proof and no school certificate. */
const marks: [type: string, words: RegExp][] = [
  ['delta_result', /delta/],
  ['counselling_certificate', /beratung|counsel|guidance/],
  ['cover_letter', /anschreiben|motivation|bewerbungsschreiben|cover.?letter/],
  ['cv', /lebenslauf|curriculum|resum|(^|[^a-z])cv([^a-z]|$)/],
  [
    'further_proofs',
    /prakti[kc]|intern|zertifikat|kurs|course|toefl|ielts|cambridge|delf|nachweis|meister|gesell|arbeitszeugnis|ausbildung|anerkennung|ehrenamt|recognition/,
  ],
  ['school_certificates', /zeugnis|abitur|halbjahr|schul|noten|transcript|report|diploma|certificate|reife/],
]

/** The type that a file's name speaks for, of those that are offered. */
export function suggestType(fileName: string, offered: readonly string[]): string {
  const name = fileName.normalize('NFC').toLowerCase()
  const found = marks.find(([type, words]) => offered.includes(type) && words.test(name))
  return found?.[0] ?? (offered.includes('other') ? 'other' : (offered[0] ?? ''))
}
