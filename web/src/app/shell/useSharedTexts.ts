import { useMemo } from 'react'
import { useFormats } from '#lib/format/useFormats.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import type { UiTexts } from '#ui/texts.tsx'

/** The handful of words that every piece of the design system shares. */
export function useSharedTexts(): UiTexts {
  const t = useTexts('common')
  const locale = useLocale()
  const { number } = useFormats()
  // The same as long as it says the same: a part that is still as the server has drawn it would else be drawn anew.
  return useMemo(
    () => ({
      locale,
      close: t('ui.close'),
      retry: t('error.retry'),
      loadFailed: t('error.load'),
      requestId: (id) => t('error.requestId', { id }),
      copy: t('ui.copy'),
      copied: t('ui.copied'),
      copyFailed: t('ui.copyFailed'),
      menu: t('menu'),
      closeMenu: t('closeMenu'),
      newTab: t('newTab'),
      showPassword: t('ui.showPassword'),
      hidePassword: t('ui.hidePassword'),
      requiredLegend: t('required'),
      previousPage: t('ui.previousPage'),
      nextPage: t('ui.nextPage'),
      page: (page) => t('ui.page', { page }),
      remove: (name) => t('ui.remove', { name }),
      characters: (count, max) => t('ui.characters', { used: number(count), max: number(max) }),
      progress: (percent) => t('ui.progress', { percent }),
      textUnsaved: t('ui.textUnsaved'),
      steps: {
        done: t('ui.done'),
        now: t('ui.now'),
        next: t('ui.next'),
        ended: t('ui.ended'),
        missed: t('ui.missed'),
      },
      tones: {
        info: t('ui.info'),
        success: t('ui.success'),
        warning: t('ui.warning'),
        danger: t('ui.danger'),
      },
    }),
    [t, locale, number],
  )
}
