import { words } from './blocks.ts'
import type { Random } from './random.ts'

const streets = words(`
  Uferstraße, Bahnhofstraße, Gartenstraße, Mühlenweg, Industriestraße, Am Stadtgraben, Lindenstraße, Schulstraße,
  Talstraße, Brückenstraße, Werkstraße, Ahornweg, Marktplatz, Neue Straße, Ziegelhüttenweg, Kanalstraße, Hafenstraße,
  Am Güterbahnhof, Rosenstraße, Wiesenweg, Gerberstraße, Am Wasserturm, Färbergasse, Kastanienallee, Sonnenhalde,
  Steinbruchweg, Poststraße, Birkenweg, Obere Torstraße, Im Gewerbepark, Weinbergstraße, Quellenweg, Am Alten Schlachthof,
  Eichendorffweg, Turmstraße, Feldbergstraße, Kirchgasse, Holzmarkt, Spitalstraße, Rheinstraße, Albstraße, Seewiesen
`)

export const drawStreet = (random: Random): string => `${random.pick(streets)} ${random.int(1, 118)}`

/** From the ranges that the Federal Network Agency keeps free for fiction. */
export function drawPhone(random: Random): string {
  const digits = random.int(0, 999).toString().padStart(3, '0')
  return random.pick([`030 23125 ${digits}`, `069 90009 ${digits}`, `089 99998 ${digits}`])
}
