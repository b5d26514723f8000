import type { Locale } from '@tandem/contract/common'
import type { KeyboardEvent } from 'react'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Checkbox } from '#ui/fields/choice/Checkbox.tsx'
import styles from './Composer.module.css'
import { useEnterSends } from './unsent.ts'

/** Ctrl or Cmd with Enter; Enter alone where one has chosen so. Not while an input method still composes the word. */
export function useSendKey(): (event: KeyboardEvent) => boolean {
  const [enterSends] = useEnterSends()
  return (event) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return false
    return event.ctrlKey || event.metaKey || (enterSends && !event.shiftKey && hasKeyboard())
  }
}

/** On a phone Enter is the only way to a new line. */
const hasKeyboard = () => window.matchMedia('(pointer: fine)').matches

const isApple = /mac|iphone|ipad/i.test(navigator.platform)

/** Which keys send, and the choice. */
export function SendHint() {
  const t = useTexts('messaging')
  const locale = useLocale()
  const [enterSends, setEnterSends] = useEnterSends()
  return (
    <div className={styles.hint}>
      <span>{enterSends ? t('write.hintEnter') : t('write.hint', { keys: sendKeys(locale) })}</span>
      <Checkbox
        label={t('write.enterSends')}
        checked={enterSends}
        onChange={(event) => setEnterSends(event.target.checked)}
      />
    </div>
  )
}

/** As the reader's keyboard names them. */
const sendKeys = (locale: Locale): string => {
  if (isApple) return '⌘\u00a0+\u00a0Enter'
  return locale === 'de' ? 'Strg\u00a0+\u00a0Enter' : 'Ctrl\u00a0+\u00a0Enter'
}
