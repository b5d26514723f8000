import styles from './print-pictures.module.css'

/**
 * Prints the pages of a document, given as pictures, and nothing of the page around it. Not by the browser's own viewer:
 * it cannot be asked to print everywhere.
 */
export async function printPictures(pictures: Blob[]): Promise<void> {
  const images = pictures.map((picture) => {
    const image = new Image()
    image.src = URL.createObjectURL(picture)
    return image
  })
  const sheets = document.createElement('div')
  sheets.className = styles.sheets ?? ''
  sheets.append(...images)
  const remove = () => {
    sheets.remove()
    for (const { src } of images) URL.revokeObjectURL(src)
  }
  try {
    await Promise.all(images.map((image) => image.decode()))
  } catch (error) {
    remove()
    throw error
  }
  document.body.append(sheets)
  // On phones `print` does not wait for the dialog to close.
  window.addEventListener('afterprint', remove, { once: true })
  window.print()
}
