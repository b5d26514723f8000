import type { Locale } from '@tandem/contract/locales'

/** Shorter waits are shown and said by nothing, as in `PageLoadingBar`. */
const unnoticedMs = 300

/** `common.loading`, which comes only with the client. */
const words: Record<Locale, string> = { de: 'Wird geladen', en: 'Loading' }

/**
 * While something was pressed whose program is still to come: a bar (`unstarted.css`), and for screen readers the same
 * in words, once. The region is there before it says something, since some hear only what changes in one.
 */
export function createLoadingSign() {
  const { documentElement: root } = document
  const region = document.createElement('div')
  region.className = 'loading-words'
  region.role = 'status'
  document.body.append(region)
  let timer: ReturnType<typeof setTimeout> | undefined
  function show(): void {
    root.dataset.loading = ''
    timer ??= setTimeout(() => {
      region.textContent = words[root.lang === 'en' ? 'en' : 'de']
    }, unnoticedMs)
  }
  function hide(): void {
    delete root.dataset.loading
    clearTimeout(timer)
    timer = undefined
    region.textContent = ''
  }
  function remove(): void {
    hide()
    region.remove()
  }
  return { show, hide, remove }
}
