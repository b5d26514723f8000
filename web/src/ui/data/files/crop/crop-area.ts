import type { CropShape } from './cut-out.ts'

/** `x` and `y` say where in the free room the area lies: 0 is left or top, 1 right or bottom. */
export type Crop = { zoom: number; x: number; y: number }

type Size = { width: number; height: number }

export const maxZoom = 4
export const startingCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 }

/** The part of the image that is kept, in its pixels. At a zoom below 1 it reaches beyond the image. */
export function cropArea(image: Size, aspect: number, { zoom, x, y }: Crop) {
  const covering = Math.min(image.width, image.height * aspect)
  const width = covering / zoom
  const height = width / aspect
  return { left: x * (image.width - width), top: y * (image.height - height), width, height }
}

/** The zoom at which the whole image is in the area. */
export function wholeZoom(image: Size, aspect: number): number {
  const ratio = image.width / image.height / aspect
  return Math.min(ratio, 1 / ratio)
}

/** Whether a part with enough pixels can be cut out of it, lying on its side if need be. */
export function isLargeEnough(image: Size, { aspect, smallest, mayShowWhole }: CropShape): boolean {
  const turned = { width: image.height, height: image.width }
  return [image, turned].some((each) => {
    const zoom = mayShowWhole ? wholeZoom(each, aspect) : 1
    return hasPixels(cropArea(each, aspect, { ...startingCrop, zoom }), smallest)
  })
}

/** A rounded edge is none too short. */
export const hasPixels = (area: Size, smallest: Size | undefined): boolean =>
  !smallest || (Math.round(area.width) >= smallest.width && Math.round(area.height) >= smallest.height)

/** Moves the area by a part of its own size, as a hand that drags the image does. */
export function moveCrop(image: Size, aspect: number, crop: Crop, by: { x: number; y: number }): Crop {
  const { width, height } = cropArea(image, aspect, crop)
  return {
    zoom: crop.zoom,
    x: moved(crop.x, by.x * width, image.width - width),
    y: moved(crop.y, by.y * height, image.height - height),
  }
}

function moved(at: number, by: number, room: number): number {
  if (room <= 0) return at
  return Math.min(1, Math.max(0, at + by / room))
}
