/** Between what is fitted into the view and its edges: drops stand up from their spots, names hang below them. */
export const room = { paddingTopLeft: [40, 72], paddingBottomRight: [40, 32] } satisfies {
  paddingTopLeft: [number, number]
  paddingBottomRight: [number, number]
}
