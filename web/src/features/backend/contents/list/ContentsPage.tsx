import { type ContentKindName, contentKinds } from '@tandem/contract/backend/contents'
import { paths } from '@tandem/contract/paths'
import { useParams } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Tabs } from '#ui/nav/Tabs.tsx'
import { NoticeList } from './NoticeList.tsx'
import { MailList, PageList } from './PageList.tsx'
import { QuestionList } from './QuestionList.tsx'

const lists = { page: PageList, question: QuestionList, notice: NoticeList, mail: MailList }
type Listed = keyof typeof lists
/** Topics are reached from the questions. */
const isListed = (kind: ContentKindName | undefined): kind is Listed => kind !== undefined && kind in lists

/** All that the university says itself on its public pages. */
export function ContentsPage() {
  const t = useTexts('contents')
  const to = useTo()
  const { kind: asked } = useParams()
  const found = contentKinds.find((each) => each === asked)
  const kind = isListed(found) ? found : 'page'
  const List = lists[kind]
  return (
    <Page>
      <PageHead title={t('title')} lead={t('lead')} />
      <Stack gap={6}>
        <Tabs
          label={t('kinds')}
          items={(['page', 'question', 'notice', 'mail'] as const).map((each) => ({
            to: to(each === 'page' ? paths.contents() : paths.contents({ kind: each })),
            label: t(`kind.${each}`),
            current: each === kind,
          }))}
        />
        <List />
      </Stack>
    </Page>
  )
}
