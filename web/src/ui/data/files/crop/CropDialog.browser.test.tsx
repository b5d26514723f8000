import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { open } from '#testing/open.tsx'
import { CropDialog } from './CropDialog.tsx'
import type { CropShape } from './cut-out.ts'

const words = {
  ...{
    title: 'Ausschnitt',
    text: 'So geht es.',
    zoom: 'Größe',
    horizontal: 'Quer',
    vertical: 'Hoch',
    rotate: 'Drehen',
  },
  ...{ confirm: 'Übernehmen', tooSmall: 'Zu klein.', cancel: 'Abbrechen', unreadable: 'Nicht lesbar' },
}

test('with the keyboard alone, the right half of a picture is cut out', async () => {
  const done = await openCrop(await drawing())
  await expect.element(page.getByRole('button', { name: words.confirm })).toBeEnabled()
  const across = page.getByRole('slider', { name: words.horizontal })
  ;((await across.element()) as HTMLElement).focus()
  await userEvent.keyboard('{End}')
  await page.getByRole('button', { name: words.confirm }).click()
  await expect.poll(() => done.length).toBe(1)
  const image = await createImageBitmap(done[0] as File)
  expect([image.width, image.height]).toEqual([100, 100])
  expect(await colourOf(image)).toEqual([0, 0, 255])
})

test('turned twice, what was right is left', async () => {
  const done = await openCrop(await drawing())
  const rotate = page.getByRole('button', { name: words.rotate })
  await expect.element(page.getByRole('button', { name: words.confirm })).toBeEnabled()
  await rotate.click()
  await rotate.click()
  const across = page.getByRole('slider', { name: words.horizontal })
  ;((await across.element()) as HTMLElement).focus()
  await userEvent.keyboard('{Home}')
  await page.getByRole('button', { name: words.confirm }).click()
  await expect.poll(() => done.length).toBe(1)
  expect(await colourOf(await createImageBitmap(done[0] as File))).toEqual([0, 0, 255])
})

test('a part with too few pixels is not taken, and it is said why', async () => {
  const done = await openCrop(await drawing(), { smallest: { width: 60, height: 60 } })
  const confirm = page.getByRole('button', { name: words.confirm })
  await expect.element(confirm).toBeEnabled()
  const zoom = page.getByRole('slider', { name: words.zoom })
  zoom.element().focus()
  await userEvent.keyboard('{End}')
  await expect.element(page.getByRole('status')).toMatchTextContent(words.tooSmall)
  await expect.element(confirm).toBeDisabled()
  await userEvent.keyboard('{Home}')
  await confirm.click()
  await expect.poll(() => done.length).toBe(1)
})

test('what is no picture is said to be none', async () => {
  await openCrop(new File(['nein'], 'a.png', { type: 'image/png' }))
  await expect.element(page.getByText(words.unreadable)).toBeVisible()
  await expect.element(page.getByRole('button', { name: words.confirm })).toBeDisabled()
})

async function openCrop(file: File, parts: Partial<CropShape> = {}): Promise<File[]> {
  const done: File[] = []
  const shape = { aspect: 1, maxWidth: 320, ...parts }
  await open(
    <CropDialog
      file={file}
      shape={shape}
      words={words}
      onDone={(cropped) => done.push(cropped)}
      onClose={() => undefined}
    />,
  )
  return done
}

/** Red left, blue right. */
async function drawing(): Promise<File> {
  const canvas = new OffscreenCanvas(200, 100)
  const context = canvas.getContext('2d')
  for (const [colour, left] of [
    ['#f00', 0],
    ['#00f', 100],
  ] as const) {
    if (!context) continue
    context.fillStyle = colour
    context.fillRect(left, 0, 100, 100)
  }
  return new File([await canvas.convertToBlob()], 'a.png', { type: 'image/png' })
}

async function colourOf(image: ImageBitmap): Promise<number[]> {
  const canvas = new OffscreenCanvas(1, 1)
  const context = canvas.getContext('2d')
  context?.drawImage(image, 50, 50, 1, 1, 0, 0, 1, 1)
  const [...channels] = context?.getImageData(0, 0, 1, 1).data ?? []
  return channels.slice(0, 3).map((channel) => (channel > 200 ? 255 : channel < 50 ? 0 : channel))
}
