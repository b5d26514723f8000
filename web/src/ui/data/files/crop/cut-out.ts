export type CropShape = {
  /** Width by height. */
  aspect: number
  /** The longest that is kept; the server makes its sizes of it. */
  maxWidth: number
  /** A logo may be shown whole, with room around it. */
  mayShowWhole?: boolean
  /** What is cut out has at least so many pixels. */
  smallest?: { width: number; height: number }
}

type Area = { left: number; top: number; width: number; height: number }

export function draw(canvas: HTMLCanvasElement, image: ImageBitmap, area: Area): void {
  const context = canvas.getContext('2d')
  if (!context) return
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  const { left, top, width, height } = area
  context.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height)
}

/** The part of the image as a file of its own. Room around a logo stays transparent. */
export async function cutOut(
  image: ImageBitmap,
  area: Area,
  { aspect, maxWidth }: CropShape,
  { name, type }: File,
): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(Math.min(maxWidth, area.width)))
  canvas.height = Math.max(1, Math.round(canvas.width / aspect))
  draw(canvas, image, area)
  // A browser that cannot write the wanted type writes PNG.
  const wanted = type === 'image/jpeg' ? type : 'image/webp'
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, wanted, 0.92))
  if (!blob) throw new Error('The browser could not write the image')
  return new File([blob], name, { type: blob.type })
}

/** The image, turned clockwise by so many quarters. What its camera wrote about its side is followed first. */
export async function turned(file: File, turns: number): Promise<ImageBitmap> {
  const image = await createImageBitmap(file)
  if (turns === 0) return image
  const { width, height } = image
  const lies = turns % 2 === 1
  const canvas = new OffscreenCanvas(lies ? height : width, lies ? width : height)
  const context = canvas.getContext('2d')
  if (!context) return image
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((turns * Math.PI) / 2)
  context.drawImage(image, -width / 2, -height / 2)
  image.close()
  return canvas.transferToImageBitmap()
}
