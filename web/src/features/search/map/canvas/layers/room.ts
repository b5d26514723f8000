/**
 * Between what is fitted into the view and its edges: drops stand up from their spots, names hang below them, and the
 * zoom buttons at the right and the sources at the bottom cover none.
 */
export const room = { paddingTopLeft: [40, 72], paddingBottomRight: [84, 76] } satisfies {
  paddingTopLeft: [number, number]
  paddingBottomRight: [number, number]
}
