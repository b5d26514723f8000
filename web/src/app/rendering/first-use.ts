import { partDrawn, waitingParts } from '#lib/waiting-parts.ts'
import { createLoadingSign } from './loading-sign.ts'

const pressable = 'a, button, input, label, select, summary, textarea'
/** Of a part that the server cannot draw, such as a map. */
const drawnWhenSeen = '[data-drawn-when-seen]'

/**
 * Resolves with the first sign that the page as served is used, or not enough any more: something changed in another
 * tab, or a part is in sight that only the client draws.
 */
export function untilUsed(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && end(),
    )
    function end(): void {
      listening.abort()
      observer.disconnect()
      resolve()
    }
    const options = { capture: true, passive: true, signal: listening.signal }
    for (const type of ['scroll', 'keydown', 'focusin', 'input', 'storage'] as const)
      addEventListener(type, end, options)
    // A mouse moves over what it presses some time before; over a page that opens below it, it does not move.
    addEventListener('pointermove', ({ target }) => closest(target, pressable) && end(), options)
    for (const type of ['pointerdown', 'click'] as const)
      addEventListener(type, ({ target }) => !isWayOut(target) && end(), options)
    for (const element of document.querySelectorAll(drawnWhenSeen)) observer.observe(element)
  })
}

/** A link to another page leads there at once, and on a slow line nothing else is in its way. */
const isWayOut = (target: EventTarget | null): boolean => {
  const link = closest(target, 'a[href]')
  return link instanceof HTMLAnchorElement && !isOfThisPage(link)
}

const isOfThisPage = ({ origin, pathname }: HTMLAnchorElement): boolean =>
  origin === location.origin && pathname === location.pathname

const closest = (target: EventTarget | null, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null

type KeptPress = {
  /** Once the client has taken the page over: chooses and presses again, each once what it is in is there. */
  repeat: () => void
  /** The client does not come: true where the browser has gone where the press leads, as it would without a program. */
  followWithout: (mayLeave: boolean) => boolean
}

/**
 * What is pressed or chosen before its program is there: buttons, forms, lists, boxes, and links that change only what
 * this page shows. Of what was pressed the last counts. A form would otherwise send to the address of the page what was
 * typed.
 */
export function keepPress(): KeptPress {
  let isStarted = false
  let pressed: HTMLElement | null = null
  const chosen = new Map<Choice, string | boolean>()
  const loading = createLoadingSign()
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  addEventListener('click', keepClick, options)
  addEventListener('submit', keepSubmission, options)
  addEventListener('change', keepChoice, options)
  addEventListener(partDrawn, repeatWhatIsThere, options)

  const isThere = (element: Element): boolean => isStarted && !isAmongWaiting(element)
  function wait(event: Event): void {
    // While the page is taken over, the client is not to hear of it twice.
    event.stopPropagation()
    loading.show()
  }
  function keep(event: Event, element: HTMLElement): void {
    wait(event)
    pressed = element
  }
  function keepClick(event: MouseEvent): void {
    const element = closest(event.target, 'a[href], button')
    if (!element || isThere(element)) return
    if (element instanceof HTMLButtonElement) keep(event, element)
    if (!(element instanceof HTMLAnchorElement) || !changesThisPage(element) || opensElsewhere(event)) return
    event.preventDefault()
    keep(event, element)
  }
  function keepSubmission(event: SubmitEvent): void {
    const element = event.submitter ?? (event.target as HTMLFormElement)
    if (isThere(element)) return
    event.preventDefault()
    keep(event, element)
  }
  function keepChoice(event: Event): void {
    const element = event.target
    if (!isChoice(element) || isThere(element)) return
    wait(event)
    chosen.set(element, element instanceof HTMLSelectElement ? element.value : element.checked)
  }
  function repeatWhatIsThere(): void {
    for (const [element, value] of chosen) {
      if (!isThere(element)) continue
      chosen.delete(element)
      chooseAgain(element, value)
    }
    if (pressed && isThere(pressed)) {
      const element = release()
      if (element instanceof HTMLFormElement) element.requestSubmit()
      else element?.click()
    }
    if (!pressed && chosen.size === 0) loading.hide()
  }
  /** What is not in the page any more is not pressed. */
  function release(): HTMLElement | null {
    const element = pressed
    pressed = null
    return element?.isConnected ? element : null
  }
  return {
    repeat() {
      isStarted = true
      repeatWhatIsThere()
    },
    followWithout(mayLeave) {
      listening.abort()
      loading.remove()
      const element = release()
      if (!mayLeave) return false
      if (element instanceof HTMLAnchorElement) location.assign(element.href)
      else if (sendsByItself(element)) HTMLFormElement.prototype.submit.call(element?.closest('form'))
      else return false
      return true
    },
  }
}

type Choice = HTMLSelectElement | HTMLInputElement

const isChoice = (target: EventTarget | null): target is Choice =>
  target instanceof HTMLSelectElement || isBox(target)

const isBox = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && (target.type === 'radio' || target.type === 'checkbox')

function chooseAgain(element: Choice, value: string | boolean): void {
  if (element instanceof HTMLSelectElement) {
    element.value = String(value)
    element.dispatchEvent(new Event('change', { bubbles: true }))
  } else {
    // It is that already, and only a change is told of.
    element.checked = !value
    element.click()
  }
}

/** Within a part whose program is still to come; or such a part was typed into, and what is pressed may draw it anew. */
const isAmongWaiting = (element: Element): boolean =>
  element.closest(waitingParts) !== null || [...document.querySelectorAll(waitingParts)].some(hasTypedIn)

/** The server answers its form too. */
const sendsByItself = (element: Element | null): boolean =>
  element instanceof HTMLFormElement || (element instanceof HTMLButtonElement && element.type === 'submit')
    ? Boolean(element.closest('form')?.hasAttribute('action'))
    : false

/** One to a place on it, the browser goes to by itself. */
const changesThisPage = (link: HTMLAnchorElement): boolean =>
  isOfThisPage(link) && link.search !== location.search

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey

/** Whether a reload would lose something. */
export const hasTyped = (): boolean => hasTypedIn(document)

const hasTypedIn = (part: ParentNode): boolean =>
  [...part.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some((field) =>
    isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue,
  )
