/** The part of fontkit that is used here; it brings no types of its own. */
declare module 'fontkit' {
  export type Font = {
    unitsPerEm: number
    layout(text: string): {
      advanceWidth: number
      glyphs: { path: { toSVG(): string } }[]
      positions: { xAdvance: number; xOffset: number; yOffset: number }[]
    }
  }
  export function openSync(file: string): Font
}
