import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { wantsMailsQuery } from '../state/queries.ts'
import { isMuted, type SavedSearch } from '../state/saved-search.ts'

/** Who wants no mails about new hits at all wonders why none come. */
export function MailsOff({ all }: { all: SavedSearch[] }) {
  const t = useTexts('savedSearches')
  const to = useTo()
  const { data: wantsMails = true } = useQuery(wantsMailsQuery)
  if (wantsMails || all.every(isMuted)) return null
  return (
    <InlineAlert
      tone="warning"
      title={t('mailsOff.title')}
      actions={<TextLink to={to(paths.account({ hash: 'mitteilungen' }))}>{t('mailsOff.action')}</TextLink>}
    >
      {t('mailsOff.text')}
    </InlineAlert>
  )
}
