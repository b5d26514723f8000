import { useEffect, useRef } from 'react'
import { type To, useSearchParams } from 'react-router'
import { type ApplyStep, readStep, steps } from './steps.ts'

export const toStep = (step: ApplyStep): To => ({ search: `?schritt=${step}` })

/** The step one is at. Another one is read from its heading on, as a page is. */
export function useApplyStep(all: Parameters<typeof readStep>[1] = steps): ApplyStep {
  const [params] = useSearchParams()
  const step = readStep(params.get('schritt'), all)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo(0, 0)
    focusStepHeading()
  }, [step])
  return step
}

export const focusStepHeading = (): void =>
  document.querySelector<HTMLElement>('main h2')?.focus({ preventScroll: true })
