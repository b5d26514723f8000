import { paths } from '@tandem/contract/paths'
import { useParams } from 'react-router'
import { MissingPart } from '#features/backend/frame/MissingPart.tsx'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Tabs } from '#ui/nav/Tabs.tsx'
import { ContentList, LoadedContents } from './ContentList.tsx'
import { MailList } from './MailList.tsx'
import { NoticeList } from './NoticeList.tsx'
import { QuestionList } from './QuestionList.tsx'

/** Topics are reached from the questions, and locations are an area of their own. */
const listed = ['page', 'question', 'notice', 'mail', 'onboarding'] as const

/** All that the university says itself on its public pages. */
export function ContentsPage() {
  const t = useTexts('contents')
  const to = useTo()
  const { kind: asked } = useParams()
  const kind = asked === undefined ? 'page' : listed.find((each) => each === asked)
  if (!kind) return <MissingPart to={to(paths.contents())} area={t('title')} />
  return (
    <Page>
      <PageHead title={t('title')} lead={t('lead')} />
      <Stack gap={6}>
        <Tabs
          label={t('kinds')}
          items={listed.map((each) => ({
            to: to(each === 'page' ? paths.contents() : paths.contents({ kind: each })),
            label: t(`kind.${each}`),
            current: each === kind,
          }))}
        />
        {kind === 'question' && <QuestionList />}
        {kind === 'notice' && <NoticeList />}
        {kind !== 'question' && kind !== 'notice' && (
          <LoadedContents kind={kind}>
            {(contents) =>
              kind === 'mail' ? <MailList mails={contents} /> : <ContentList contents={contents} level={2} />
            }
          </LoadedContents>
        )}
      </Stack>
    </Page>
  )
}
