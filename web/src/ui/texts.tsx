import { createContext, type ReactNode, use } from 'react'

/** The handful of words that every piece shares. The app fills them from its own texts. */
export interface UiTexts {
  locale: 'de' | 'en'
  close: string
  retry: string
  loadFailed: string
  requestId: (id: string) => string
  copy: string
  copied: string
  copyFailed: string
  menu: string
  closeMenu: string
  newTab: string
  showPassword: string
  hidePassword: string
  requiredLegend: string
  previousPage: string
  nextPage: string
  page: (number: number) => string
  remove: (name: string) => string
  /** "120 von 2.000 Zeichen" */
  characters: (count: number, max: number) => string
  progress: (percent: number) => string
  textUnsaved: string
  /** States of a step, read after its name. */
  steps: { done: string; now: string; next: string; ended: string; missed: string }
  tones: { info: string; success: string; warning: string; danger: string }
}

const UiTextsContext = createContext<UiTexts | null>(null)

export function UiTextsProvider({ texts, children }: { texts: UiTexts; children: ReactNode }) {
  return <UiTextsContext value={texts}>{children}</UiTextsContext>
}

export function useUiTexts(): UiTexts {
  const texts = use(UiTextsContext)
  if (!texts) throw new Error('UiTextsProvider is missing above this piece')
  return texts
}

/** Whether they are there: what may stand in for the whole page brings its own. */
export const useHasUiTexts = (): boolean => use(UiTextsContext) !== null
