import type { PDFDocumentProxy } from 'pdfjs-dist'

const dotsPerInch = 200
const pointsPerInch = 72
/** Phones give a page no larger canvas. */
const maxPixels = 16_000_000

/** Each page of a file as a picture that is sharp on paper, one after the other. */
export async function drawPages(pdf: PDFDocumentProxy): Promise<Blob[]> {
  const pictures: Blob[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    const scale = Math.min(dotsPerInch / pointsPerInch, Math.sqrt(maxPixels / (width * height)))
    const viewport = page.getViewport({ scale })
    const canvas = document.createElement('canvas')
    canvas.width = Math.floor(viewport.width)
    canvas.height = Math.floor(viewport.height)
    await page.render({ canvas, viewport, intent: 'print' }).promise
    pictures.push(await toPicture(canvas))
  }
  return pictures
}

function toPicture(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The page could not be drawn'))))
  })
}
