import styles from './Pin.module.css'

/** A town's name that would lie under another pin or name is left out; its pin still says it to those who hear it. */
export function hideCoveredNames(map: HTMLElement): void {
  const pins = [...map.querySelectorAll(`.${styles.pin}, .${styles.cluster}`)]
  const taken = pins.map((pin) => ({ pin, box: pin.getBoundingClientRect() }))
  const names = pins.flatMap((pin) => {
    const name = pin.querySelector(`.${styles.town}`)
    return name ? [{ pin, name, box: name.getBoundingClientRect() }] : []
  })
  // Only now, for whatever is changed before something is measured has the browser lay out all anew.
  for (const { pin, name, box } of names) {
    const isCovered = taken.some((other) => other.pin !== pin && overlap(other.box, box))
    name.classList.toggle(styles.covered ?? 'covered', isCovered)
    if (!isCovered) taken.push({ pin, box })
  }
}

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
