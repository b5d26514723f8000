import { IconPlus } from '@tabler/icons-react'
import type { ContentSummary } from '@tandem/contract/backend/contents'
import { paths } from '@tandem/contract/paths'
import { useId } from 'react'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { ContentList, LoadedContents } from './ContentList.tsx'

export function NoticeList() {
  const t = useTexts('contents')
  const to = useTo()
  return (
    <Stack gap={5}>
      <Row>
        <ButtonLink
          variant="primary"
          icon={IconPlus}
          to={to(paths.content({ kind: 'notice', contentId: 'neu' }))}
        >
          {t('new.notice')}
        </ButtonLink>
      </Row>
      <LoadedContents kind="notice">
        {(notices) =>
          notices.length === 0 ? (
            <EmptyState art="waiting" title={t('noNotice')}>
              {t('noNoticeText')}
            </EmptyState>
          ) : (
            <Notices notices={notices} />
          )
        }
      </LoadedContents>
    </Stack>
  )
}

/** What is shown or to come first: who looks for it does not scroll past all that there ever was. */
function Notices({ notices }: { notices: ContentSummary[] }) {
  const t = useTexts('contents')
  const titleId = useId()
  const past = notices.filter(isPast)
  const current = notices.filter((notice) => !isPast(notice))
  const about = ({ content }: ContentSummary) =>
    content.kind === 'notice' ? t(`audiences.${content.audience}`) : ''
  return (
    <Stack gap={8}>
      {current.length === 0 && <Text muted>{t('noneShown')}</Text>}
      {current.length > 0 && <ContentList contents={current} level={2} about={about} />}
      {past.length > 0 && (
        <section aria-labelledby={titleId}>
          <Stack gap={4}>
            <h2 id={titleId} className="h3">
              {t('pastNotices')}
            </h2>
            <ContentList contents={past} level={3} about={about} />
          </Stack>
        </section>
      )}
    </Stack>
  )
}

function isPast({ content, planned }: ContentSummary): boolean {
  if (content.kind !== 'notice' || planned) return false
  return content.isWithdrawn || (content.showUntil !== null && Date.parse(content.showUntil) <= Date.now())
}
