/** How long a window keeps its size before it counts (specification, section 9). */
const debounceMs = 25

/** For what is measured in the window. Answers what ends it. */
export function onWindowResize(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const resized = () => {
    clearTimeout(timer)
    timer = setTimeout(listener, debounceMs)
  }
  addEventListener('resize', resized)
  return () => {
    clearTimeout(timer)
    removeEventListener('resize', resized)
  }
}
