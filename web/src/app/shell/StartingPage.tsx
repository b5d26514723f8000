/** Between the first byte of script and the first screen; the theme is already right. */
export function StartingPage() {
  return <div aria-busy="true" />
}
