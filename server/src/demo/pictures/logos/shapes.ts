/** Colours of a logo: the tile, the mark on it, and a second tone of the mark. */
export type Paint = { ground: string; main: string; second: string }

/** Draws a mark into a square of 56 by 56. */
export type Draw = (paint: Paint) => string

export const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`

export const ring = (x: number, y: number, radius: number, width: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`

export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`

export const area = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`

export const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`

export const turned = (degrees: number, shape: string) =>
  `<g transform="rotate(${degrees} 28 28)">${shape}</g>`

/** The shape as often as there are angles, turned around the middle of the tile. */
export const around = (count: number, shape: string) =>
  Array.from({ length: count }, (_, index) => turned((360 / count) * index, shape)).join('')
