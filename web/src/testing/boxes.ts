/** Where things stand on the screen, for the tests that measure it. */
export const boxOf = (locator: { element: () => Element }): DOMRect =>
  locator.element().getBoundingClientRect()

export const middleOf = ({ top, bottom }: DOMRect): number => (top + bottom) / 2

export const isWithin = (inner: DOMRect, outer: DOMRect): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom

/** The pairs that lie on each other. */
export const overlaps = (boxes: readonly DOMRect[]) =>
  boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      )
      .map((other) => [one.toJSON(), other.toJSON()]),
  )
