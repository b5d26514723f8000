import { useQuery } from '@tanstack/react-query'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { focusPageHeading } from '#lib/sections/go-to-section.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { useDeviceText } from '#lib/storage/useDeviceText.ts'
import { NoticeBar } from '#ui/feedback/NoticeBar.tsx'
import { dismissedHere, dismissedText } from './dismissed-here.ts'
import { noticesQuery, useDismissNotice } from './queries.ts'

/** The bar above the header. A failure to load shows nothing: it must never stand in the way of the page. */
export function Notices({ wide }: { wide: boolean }) {
  const t = useTexts('common')
  const account = useAccount()
  const { data = [] } = useQuery(noticesQuery(useLocale(), account?.id))
  const dismissed = dismissedHere(useDeviceText(dismissedText))
  const dismiss = useDismissNotice()
  const status = account?.companyStatus
  const review = status && status !== 'confirmed' ? status : null
  const notices = account ? data : data.filter(({ key }) => !dismissed.includes(key))
  return (
    <NoticeBar
      label={t('notices')}
      wide={wide}
      items={[
        ...(review
          ? [
              {
                key: 'company-review',
                tone: review === 'pending' ? ('info' as const) : ('warning' as const),
                title: t(`review.${review}.title`),
                text: t(`review.${review}.text`),
                lasting: true,
              },
            ]
          : []),
        ...notices.map(({ key, type, title, desc }) => ({ key, tone: type, title, text: desc })),
      ]}
      onDismiss={(key) => dismiss.mutate({ key, signedIn: account !== null })}
      onEmptied={focusPageHeading}
    />
  )
}
