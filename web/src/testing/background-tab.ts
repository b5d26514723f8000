import { vi } from 'vitest'

/** As in a tab in the background: what waits for the next frame waits until somebody looks at the tab. Until the test ends. */
export const drawNoFrames = (): void => void vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
