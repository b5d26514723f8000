import sharp from 'sharp'
import { detectType, type FileType } from './detect-type.ts'

/** Longer edges in pixels. */
export const imageSizes = [96, 320, 960] as const
export type ImageSize = (typeof imageSizes)[number]

/** WebP without metadata; an image that is smaller than its size is left so. */
export type ResizedImage = { size: ImageSize; bytes: Buffer; width: number; height: number }

export class ImageRefused extends Error {
  override name = 'ImageRefused'
  readonly reason: 'too_large' | 'too_many_pixels' | 'unreadable'

  constructor(reason: ImageRefused['reason']) {
    super(`The image was refused: ${reason}`)
    this.reason = reason
  }
}

const maxBytes = 5 * 1024 * 1024
const maxPixels = 40_000_000
const takenTypes = new Set<FileType | null>(['jpeg', 'png', 'webp'])

/** One image of each size. Throws `ImageRefused`. */
export async function resizeImage(bytes: Uint8Array): Promise<ResizedImage[]> {
  if (bytes.length > maxBytes) throw new ImageRefused('too_large')
  // Sharp would also read SVG and other formats whose readers are more of a risk.
  if (!takenTypes.has(await detectType(bytes))) throw new ImageRefused('unreadable')
  // The header tells the size: a bomb is refused before it is unpacked.
  const { width, height } = await readable(sharp(bytes, { limitInputPixels: false }).metadata())
  if (width * height > maxPixels) throw new ImageRefused('too_many_pixels')
  const resized: ResizedImage[] = []
  // One after another: each holds the whole image in memory.
  for (const size of imageSizes) resized.push(await readable(resize(bytes, size)))
  return resized
}

/** Its size in pixels as it is seen; null of what is no image that is taken. Reads the header alone. */
export async function measureImage(bytes: Uint8Array): Promise<{ width: number; height: number } | null> {
  if (!takenTypes.has(await detectType(bytes))) return null
  const read = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  return read && (read.autoOrient ?? read)
}

async function resize(bytes: Uint8Array, size: ImageSize): Promise<ResizedImage> {
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize(size, size, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
  return { size, bytes: data, width: info.width, height: info.height }
}

async function readable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch {
    throw new ImageRefused('unreadable')
  }
}
