import { IconPlus } from '@tabler/icons-react'
import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
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
            <ContentList
              contents={notices}
              level={2}
              about={({ content }) => (content.kind === 'notice' ? t(`audiences.${content.audience}`) : '')}
            />
          )
        }
      </LoadedContents>
    </Stack>
  )
}
