/** First and last word: "Mira von Tannhof" is MT, "Bosch" is B. Legal forms do not count. */
export function initials(name: string): string {
  const words = name
    .split(/[\s-]+/)
    .filter((word) => /^\p{L}/u.test(word) && !legalForms.has(word.toLowerCase()))
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : words
  return `${[...first][0] ?? ''}${[...last][0] ?? ''}`.toLocaleUpperCase()
}

const legalForms = new Set('gmbh ag eg kg ohg se mbh co co. e.v. kgaa ug und'.split(' '))
