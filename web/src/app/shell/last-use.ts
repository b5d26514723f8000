const uses = ['keydown', 'pointerdown', 'wheel']
/** Milliseconds, as `performance.now()` counts them. */
let lastUse = 0

const note = ({ timeStamp }: Event) => {
  lastUse = timeStamp
}

/** Whether the page has been used since the call: by a key, a press, or by scrolling. */
export function watchUse(): () => boolean {
  for (const use of uses) addEventListener(use, note, { passive: true })
  const since = performance.now()
  return () => lastUse > since
}
