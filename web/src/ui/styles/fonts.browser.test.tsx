import { expect, onTestFinished, test } from 'vitest'

const words = [
  'Halb Hörsaal, halb Betrieb. Ganz dein Studium. Tandem bringt dich mit Unternehmen zusammen, die duale Studienplätze',
  'vergeben. Ein Profil genügt für alle Bewerbungen. Wonach suchst du? Ort, Umkreis, Angebote finden. Für Unternehmen:',
  'Plätze besetzen, bevor das Semester beginnt. Wie gut bist du in Mathe? Der Selbsttest sagt dir, was du noch üben kannst.',
].join(' ')

/** Where the two differ more, what was read moves once the font has come. */
const mostOff = 0.03

test.for([
  ['Commissioner Variable', 'Commissioner on Arial', 640],
  ['Schibsted Grotesk Variable', 'Schibsted on Arial', 400],
  ['Schibsted Grotesk Variable', 'Schibsted on Arial', 620],
] as const)(
  '%s, until it has come, is as wide and as high as %s at %i',
  async ([own, device, weight], { skip }) => {
    const [ours] = await document.fonts.load(`${weight} 16px "${own}"`)
    expect(ours?.status).toBe('loaded')
    const found = await document.fonts.load(`${weight} 16px "${device}"`).catch(() => [])
    skip(found.length === 0, 'This machine has neither Arial nor Liberation Sans.')
    const [expected, until] = [measure(own, weight), measure(device, weight)]
    expect(Math.abs(until.width / expected.width - 1)).toBeLessThan(mostOff)
    expect(Math.abs(until.height / expected.height - 1)).toBeLessThan(0.01)
  },
)

/** In one line, whose height is by the font alone. */
function measure(family: string, weight: number): DOMRect {
  const line = document.createElement('div')
  const display = family.startsWith('Commissioner') ? '"FLAR" 100, "VOLM" 100' : 'normal'
  Object.assign(line.style, {
    position: 'absolute',
    font: `${weight} 100px/normal "${family}"`,
    fontVariationSettings: display,
    whiteSpace: 'nowrap',
  })
  line.textContent = words
  document.body.append(line)
  onTestFinished(() => line.remove())
  return line.getBoundingClientRect()
}
