/** Brings a section of the page into sight; its heading takes the focus. Answers the heading, if there is one. */
export function goToSection(id: string): HTMLElement | null {
  document.getElementById(id)?.scrollIntoView()
  return focusHeading(id)
}

/** The page's heading takes the focus, where what had it has gone or is about to. */
export function focusPageHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}

/** The same on a page that stays as it is scrolled: whoever uses the keyboard is shown where the focus went. */
export function focusPageHeadingInSight(): void {
  focusPageHeading()
  document.querySelector('main h1:focus-visible')?.scrollIntoView({ block: 'nearest' })
}

/** The same for the heading of a section. */
export function focusHeading(id: string): HTMLElement | null {
  const section = document.getElementById(id)
  const heading = section?.matches('h2') ? section : (section?.querySelector<HTMLElement>('h2, h3') ?? null)
  heading?.focus({ preventScroll: true })
  if (heading?.matches(':focus-visible')) heading.scrollIntoView({ block: 'nearest' })
  return heading
}
