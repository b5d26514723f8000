import type { Translated } from '#lib/i18n/texts.ts'
import type { listsDe } from './texts.de.ts'

export const listsEn: Translated<typeof listsDe> = {
  more: {
    load: 'Load more',
    loading: 'Loading',
    loaded: '{{count}} of {{total}} loaded',
  },
}
