import { fixTime, timeOfScreens } from './fixed-time.ts'

fixTime(timeOfScreens)
await import(new URL('../../tools/start.ts', import.meta.url).href)
