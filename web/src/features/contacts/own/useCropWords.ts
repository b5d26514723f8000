import { useTexts } from '#lib/i18n/texts.ts'
import type { CropWords } from '#ui/data/files/crop/CropDialog.tsx'

/** What the choice of a part of an image says. */
export function useCropWords(): CropWords {
  const t = useTexts('contacts')
  return {
    title: t('crop.title'),
    text: t('crop.text'),
    zoom: t('crop.zoom'),
    horizontal: t('crop.horizontal'),
    vertical: t('crop.vertical'),
    rotate: t('crop.rotate'),
    confirm: t('crop.confirm'),
    cancel: t('crop.cancel'),
    unreadable: t('crop.unreadable'),
  }
}
