import type { Locale } from '@tandem/contract/common'
import type { PublicSettings } from '@tandem/contract/setting-values'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { TextPart } from '../texts/load-texts.ts'

/** What the client adds to a screen of the contract's list, which says its path, access and title. */
export type ScreenRoute = {
  load: () => Promise<ComponentType>
  /** Nobody comes to fill it in: as the server draws it, it is enough until somebody uses it (ADR 41). */
  isRead?: boolean
  /** Where a public screen says less, or what stands behind the login too. */
  texts?: TextPart
  /** Asks, while the screen's code loads, for what would move the rest if it came later. */
  prepare?: (queries: QueryClient, locale: Locale) => Promise<void>
  /** Where the university sends visitors instead of asking them to log in; empty where it does not. */
  visitorsTo?: (settings: PublicSettings) => string
  /** Opens at the top, also on the way back (specification, section 2). */
  startsAtTop?: boolean
  /** Uses the wide container: boards, tables, messages, and of searches the map. */
  wide?: boolean | 'map'
  /** One thing to do: without the site's header and footer, the screen brings its own way out. */
  focused?: boolean
}
