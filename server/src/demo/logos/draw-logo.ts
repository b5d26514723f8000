import { drawMotif, type Motif } from './motifs.ts'
import { box, type Paint } from './shapes.ts'

/** A tile with a strong mark in two tones, as SVG of so many pixels. */
export function drawLogo(motif: Motif, paint: Paint, pixels: number): string {
  const tile = box(0, 0, 56, 56, paint.ground)
  const size = `width="${pixels}" height="${pixels}" viewBox="0 0 56 56"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${tile}${drawMotif[motif](paint)}</svg>`
}
