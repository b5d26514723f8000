import { paths } from '@tandem/contract/paths'
import { useParams } from 'react-router'
import { MissingPart } from '#features/backend/frame/MissingPart.tsx'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Tabs } from '#ui/nav/Tabs.tsx'
import { JobsPart } from './JobsPart.tsx'
import { MailsPart } from './MailsPart.tsx'
import { partSlugs } from './parts.ts'
import { RetentionPart } from './RetentionPart.tsx'
import { SessionsPart } from './SessionsPart.tsx'

const parts = { mails: MailsPart, jobs: JobsPart, sessions: SessionsPart, retention: RetentionPart }
type PartName = keyof typeof parts
const names = Object.keys(parts) as PartName[]

/** What runs behind the platform, for those who look after it. */
export function OperationsPage() {
  const t = useTexts('operations')
  const to = useTo()
  const { part: asked } = useParams()
  const name = asked === undefined ? 'mails' : names.find((each) => partSlugs[each] === asked)
  usePageTitle(name && `${t(`part.${name}`)} – ${t('title')}`)
  if (!name) return <MissingPart to={to(paths.backendOperations())} area={t('title')} />
  const Part = parts[name]
  return (
    <Page width="wide">
      <PageHead title={t('title')} lead={t('lead')} />
      <Stack gap={6}>
        <Tabs
          label={t('parts')}
          items={names.map((each) => ({
            to: to(paths.backendOperations(each === 'mails' ? {} : { part: partSlugs[each] })),
            label: t(`part.${each}`),
            current: each === name,
          }))}
        />
        <Text muted>{t(`${name}.lead`)}</Text>
        <Part />
      </Stack>
    </Page>
  )
}
