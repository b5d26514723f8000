import { saveCompanyImage } from '@tandem/contract/companies/profile'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openProfile, profile } from '#testing/company-profile.tsx'
import { fill, words } from '#testing/open.tsx'
import { answer, askedOf, refuse } from '#testing/stub-server.ts'

const t = words.de.companies.profile

test('a main image that is too small is refused at its row, with what it needs', async () => {
  await openProfile()
  const row = page.getByRole('list', { name: t.images }).getByRole('listitem').last()
  await userEvent.upload(inputIn(row.element()), await picture(1600, 300))
  await expect.element(row).toMatchTextContent('Es braucht mindestens 1600 × 400 Pixel.')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await userEvent.upload(inputIn(row.element()), await picture(1600, 400))
  await expect.element(page.getByRole('dialog', { name: words.de.contacts.crop.title })).toBeVisible()
  await expect.element(row).not.toMatchTextContent('Es braucht')
})

test('the main image is shown with the point that crops are made around, and anew once images have changed', async () => {
  const focus = { x: 0.25, y: 0.75 }
  await openProfile({ hasLogo: true, hasMainImage: true, mainImageFocus: focus })
  const image = page.getByRole('img', { name: t.parts.mainImage })
  const addressOf = () => image.element().getAttribute('src')
  const before = addressOf()
  expect(before).toContain('/image/mainImage?size=960')
  const point = image.element().nextElementSibling as HTMLElement
  expect([point.style.left, point.style.top]).toEqual(['25%', '75%'])
  answer(saveCompanyImage, { ...profile, hasMainImage: true })
  await page
    .getByRole('button', { name: fill(words.de.contacts.own.removeOne, { name: t.parts.logo }) })
    .click()
  await expect.poll(addressOf).not.toBe(before)
})

test('the point that crops are made around is set by a click or by keyboard, and saved', async () => {
  await openProfile({ hasMainImage: true })
  await page.getByRole('button', { name: t.focus.open }).click()
  const dialog = page.getByRole('dialog', { name: t.focus.title })
  const across = dialog.getByRole('slider', { name: t.focus.horizontal })
  const down = dialog.getByRole('slider', { name: t.focus.vertical })
  await expect.element(across).toHaveValue('50')
  const image = dialog.getByRole('img', { name: t.parts.mainImage })
  const { width, height } = image.element().getBoundingClientRect()
  await image.click({ position: { x: width * 0.25, y: height * 0.75 } })
  await expect.element(across).toHaveValue('25')
  await expect.element(down).toHaveValue('75')
  down.element().focus()
  await userEvent.keyboard('{End}')
  await userEvent.keyboard('{ArrowLeft}')
  refuse(saveCompanyImage, 'too_many_requests')
  const save = dialog.getByRole('button', { name: t.focus.save })
  await save.click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  answer(saveCompanyImage, { ...profile, hasMainImage: true, mainImageFocus: { x: 0.25, y: 0.99 } })
  await save.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(askedOf(saveCompanyImage).at(-1)?.body).toMatchObject({
    focus: { x: expect.closeTo(0.25, 2), y: expect.closeTo(0.99, 2) },
  })
  await page.getByRole('button', { name: t.focus.open }).click()
  await expect.element(down).toHaveValue('99')
})

test('what the main image shows is saved when its field is left; what could not be saved stays and is sent again', async () => {
  await openProfile({ hasMainImage: true, mainImageText: { de: 'Unser Haus', en: '' } })
  const field = page.getByLabelText(t.imageTextEn)
  await expect.element(page.getByLabelText(t.imageTextDe)).toHaveValue('Unser Haus')
  await field.fill('Our building')
  expect(askedOf(saveCompanyImage)).toHaveLength(0)
  refuse(saveCompanyImage, 'too_many_requests')
  await userEvent.tab()
  const images = page.getByRole('region', { name: t.images })
  await expect.element(images.getByRole('alert')).toBeVisible()
  await expect.element(field).toHaveValue('Our building')
  const text = { de: 'Unser Haus', en: 'Our building' }
  answer(saveCompanyImage, { ...profile, hasMainImage: true, mainImageText: text })
  await images.getByRole('button', { name: words.de.common.error.retry }).click()
  await expect.element(images.getByRole('alert')).not.toBeInTheDocument()
  expect(askedOf(saveCompanyImage).at(-1)?.body).toMatchObject({ text })
  const asked = askedOf(saveCompanyImage).length
  field.element().focus()
  await userEvent.tab()
  expect(askedOf(saveCompanyImage)).toHaveLength(asked)
})

const inputIn = (row: Element) => row.querySelector<HTMLElement>('input[type=file]') as HTMLElement

async function picture(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')
  return new File([await canvas.convertToBlob()], 'a.png', { type: 'image/png' })
}
