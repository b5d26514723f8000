import { useQuery } from '@tanstack/react-query'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { NoticeBar } from '#ui/feedback/NoticeBar.tsx'
import { noticesQuery, useDismissNotice } from './queries.ts'

/** The bar above the header. A failure to load shows nothing: it must never stand in the way of the page. */
export function Notices() {
  const t = useTexts('common')
  const account = useAccount()
  const { data = [] } = useQuery(noticesQuery(useLocale(), account?.id))
  const dismiss = useDismissNotice()
  if (data.length === 0) return null
  return (
    <NoticeBar
      label={t('notices')}
      items={data.map(({ key, type, title, desc }) => ({
        key,
        tone: type,
        title,
        text: desc,
        dismissible: true,
      }))}
      onDismiss={(key) => dismiss.mutate({ key, signedIn: account !== null })}
    />
  )
}
