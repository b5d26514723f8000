import { useQuery } from '@tanstack/react-query'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { NoticeBar } from '#ui/feedback/NoticeBar.tsx'
import { noticesQuery, useDismissNotice } from './queries.ts'

/** The bar above the header. A failure to load shows nothing: it must never stand in the way of the page. */
export function Notices({ wide }: { wide: boolean }) {
  const t = useTexts('common')
  const account = useAccount()
  const { data = [] } = useQuery(noticesQuery(useLocale(), account?.id))
  const dismiss = useDismissNotice()
  const status = account?.companyStatus
  const review = status === 'pending' || status === 'refused' ? status : null
  if (data.length === 0 && !review) return null
  return (
    <NoticeBar
      label={t('notices')}
      wide={wide}
      items={[
        ...(review
          ? [
              {
                key: 'company-review',
                tone: review === 'refused' ? ('warning' as const) : ('info' as const),
                title: t(`review.${review}.title`),
                text: t(`review.${review}.text`),
                lasting: true,
              },
            ]
          : []),
        ...data.map(({ key, type, title, desc }) => ({ key, tone: type, title, text: desc })),
      ]}
      onDismiss={(key) => dismiss.mutate({ key, signedIn: account !== null })}
    />
  )
}
