import { startSession } from '#app/session/start-session.ts'
import { loadTexts } from '#app/texts/load-texts.ts'

/** Begun once for all test files, as a page begins: a module is loaded once. */
await loadTexts('de', 'backend')
await startSession()
