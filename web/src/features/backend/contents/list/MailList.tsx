import type { ContentSummary } from '@tandem/contract/backend/contents'
import { fixedMailReasons, fixedMails, mailKinds } from '@tandem/contract/backend/operations/mail-kinds'
import { useListSearch } from '#features/backend/frame/useListSearch.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ContentList, ContentSearch, mentions, useContentTitle } from './ContentList.tsx'

/** The mails whose words can be changed: so many that they are searched. */
export function MailList({ mails }: { mails: ContentSummary[] }) {
  const t = useTexts('contents')
  const nameOf = useContentTitle()
  const [text, search] = useListSearch()
  const found = mails.filter((mail) => mentions(mail.content, text, nameOf(mail)))
  return (
    <Stack gap={6}>
      <ContentSearch
        label={t('searchMails')}
        text={text}
        onSearch={search}
        found={t('foundMails', { count: found.length })}
        isEmpty={found.length === 0}
      />
      <ContentList contents={found} level={2} />
      <FixedMails />
    </Stack>
  )
}

/** Those whose words stay, and why. */
function FixedMails() {
  const t = useTexts('contents')
  const tOperations = useTexts('operations')
  return (
    <SectionCard title={t('fixed.title')} description={t('fixed.text')}>
      <Stack gap={5}>
        {fixedMailReasons.map((reason) => (
          <Stack key={reason} gap={2}>
            <Text strong>{t(`fixed.${reason}`)}</Text>
            <ul>
              {mailKinds
                .filter((kind) => fixedMails[kind] === reason)
                .map((kind) => (
                  <li key={kind}>{tOperations(`mailKinds.${kind}`)}</li>
                ))}
            </ul>
          </Stack>
        ))}
      </Stack>
    </SectionCard>
  )
}
