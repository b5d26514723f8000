import type { Locale } from '@tandem/contract/common'
import type { KeyboardEvent } from 'react'

const isApple = /mac|iphone|ipad/i.test(navigator.platform)

/** Ctrl or Cmd with Enter. Not while an input method still composes the word. */
export const isSendKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing

/** As the reader's keyboard names them. */
export const sendKeys = (locale: Locale): string => {
  if (isApple) return '⌘\u00a0+\u00a0Enter'
  return locale === 'de' ? 'Strg\u00a0+\u00a0Enter' : 'Ctrl\u00a0+\u00a0Enter'
}
