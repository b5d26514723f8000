import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

// What is compared is small: sharing it out among threads costs more than it brings.
sharp.concurrency(1)

/** One picture shows a screen four times, side by side: what it is on the wide screen and on the phone. */
const views = {
  'de light': { width: 1440, left: 0 },
  'en light': { width: 360, left: 720 },
  'en dark': { width: 360, left: 900 },
  'de dark': { width: 1440, left: 1080 },
} as const
export type View = keyof typeof views
export type Shots = Map<View, Buffer>

export const pictureHeight = 900
const scale = 0.5
const sheet = { width: 1800, height: pictureHeight * scale }

const folder = resolve(import.meta.dirname, '../../docs/screens')
export const fileOf = (picture: string): string => join(folder, `${picture}.webp`)
export const havePictures = (): boolean => existsSync(folder)
export const picturesKept = (): string[] => readdirSync(folder).map((file) => basename(file, '.webp'))

/** The browser makes it smaller as it draws: that costs a third of a whole one. */
export async function shoot(page: Page, view: View): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  const { width } = views[view]
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width, height: pictureHeight, scale },
  })
  await session.detach()
  return Buffer.from(data, 'base64')
}

/** As it is kept; which browser drew it stands in the picture itself. */
export function joinShots(shots: Shots, browser: string): Promise<Buffer> {
  const parts = [...shots].map(([view, input]) => ({ input, left: views[view].left, top: 0 }))
  return sharp({ create: { ...sheet, channels: 3, background: '#808080' } })
    .composite(parts)
    .withExif({ IFD0: { Software: browser } })
    .webp({ quality: 40, effort: 2 })
    .toBuffer()
}

export function writePicture(file: string, picture: Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, picture)
}

export async function browserOf(picture: string): Promise<string | undefined> {
  if (!existsSync(fileOf(picture))) return undefined
  const { exif } = await sharp(fileOf(picture)).metadata()
  return exif?.toString('latin1').match(/Chromium [\d.]+/)?.[0]
}

/** Of the means of so many pixels is compared, so that no hair of a letter counts. */
const cell = 5
/** By so much of 255 must one differ; of a picture that differs a little, compressing makes up to 20 elsewhere. */
const visible = 20
/** So many may: a square of 20 pixels on the screen. */
const allowed = 4

/** Where the picture that is kept differs, in words; nothing when it shows the same. Both are compressed alike. */
export async function differences(kept: Buffer, picture: Buffer): Promise<string[]> {
  if (kept.equals(picture)) return []
  const [before, now] = await Promise.all([means(kept), means(picture)])
  const places: Place[] = []
  for (let index = 0; index < now.length; index += 3) {
    const by = Math.max(
      ...[0, 1, 2].map((at) => Math.abs((before[index + at] ?? 0) - (now[index + at] ?? 0))),
    )
    if (by <= visible) continue
    const width = sheet.width / cell
    places.push({ x: ((index / 3) % width) * cell, y: Math.floor(index / 3 / width) * cell, by })
  }
  return Object.entries(views).flatMap(([view, { left, width }]) => {
    const own = places.filter(({ x }) => x >= left && x < left + width * scale)
    return own.length > allowed ? [inWords(view, own, left)] : []
  })
}

export const keptPicture = (picture: string): Buffer => readFileSync(fileOf(picture))

const means = (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .removeAlpha()
    .resize({ width: sheet.width / cell, height: sheet.height / cell, fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer()

type Place = { x: number; y: number; by: number }

/** In the pixels of the screen. */
function inWords(view: string, places: Place[], left: number): string {
  const range = (values: number[]) =>
    `${Math.min(...values) / scale} to ${(Math.max(...values) + cell) / scale}`
  const where = `x ${range(places.map(({ x }) => x - left))}, y ${range(places.map(({ y }) => y))}`
  return `${view}: ${places.length} places differ, by up to ${Math.max(...places.map(({ by }) => by))} of 255: ${where}`
}
