import { limitWork } from '#platform/limit-work/limit-work.ts'

const keptPictures = 200
/** A picture takes a tenth of a second of one core; everybody else's requests go on beside it. */
const oneAtATime = limitWork(1)

/** Pictures of pages as PNG, some 20 kB each: those asked for last stay in memory. */
export function createPreviews() {
  const kept = new Map<string, Promise<Buffer>>()
  return ({ title, over }: { title: string; over: string }): Promise<Buffer> => {
    const key = `${title}\n${over}`
    const picture = kept.get(key) ?? oneAtATime(() => draw(title, over))
    // The newest stands at the end.
    kept.delete(key)
    kept.set(key, picture)
    picture.catch(() => kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > keptPictures && oldest !== undefined) kept.delete(oldest)
    return picture
  }
}

async function draw(title: string, over: string): Promise<Buffer> {
  // Loaded with the first picture: no start waits for an image library and a font.
  const { default: sharp } = await import('sharp')
  const { previewSvg } = await import('./preview-svg.ts')
  return sharp(Buffer.from(previewSvg({ title, over })))
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}
