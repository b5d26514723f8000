import type { Locale } from '@tandem/contract/common'

/** Who is named in a thread without a name of their own. */
export const anonymousNames = {
  de: { deleted: 'Gelöschtes Konto', anonymous: 'Anonymes Profil' },
  en: { deleted: 'Deleted account', anonymous: 'Anonymous profile' },
} as const satisfies Record<Locale, Record<string, string>>
