import { craftMotifs } from './craft-motifs.ts'
import { natureMotifs } from './nature-motifs.ts'
import type { Draw } from './shapes.ts'
import { thingMotifs } from './thing-motifs.ts'

const motifs = { ...natureMotifs, ...craftMotifs, ...thingMotifs }

export type Motif = keyof typeof motifs

export const drawMotif: Record<Motif, Draw> = motifs

export function toMotif(name: string): Motif {
  if (!Object.hasOwn(motifs, name)) throw new Error(`There is no mark called ${name}`)
  return name as Motif
}
