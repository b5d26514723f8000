import type { Content, EditedContent, Version } from '@tandem/contract/backend/contents'
import { useState } from 'react'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { Button } from '#ui/actions/Button.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import { useReadVersion } from '../queries.ts'
import { useMoment, useVersionWords } from '../useVersionWords.ts'

const shownAtFirst = 5

type VersionsProps = {
  record: EditedContent
  onTake: (content: Content) => void
  onCompare: (revision: number) => void
}

/** What it said since when. An earlier version is taken into the form, and published from there as a new one. */
export function Versions({ record, onTake, onCompare }: VersionsProps) {
  const t = useTexts('contents')
  const [all, setAll] = useState(false)
  const read = useReadVersion({ kind: record.content.kind, id: record.id })
  const shown = all ? record.versions : record.versions.slice(0, shownAtFirst)
  const older = record.versions.length - shown.length
  const take = (revision: number) =>
    read.mutate(revision, {
      onSuccess: ({ content }) => {
        onTake(content)
        notify({ type: 'info', title: t('taken', { number: revision }), desc: t('takenText') })
      },
    })
  return (
    <SectionCard title={t('versions')}>
      <Stack gap={4}>
        {read.isError && (
          <InlineAlert tone="danger" title={t('takeFailed')} alert>
            {failureTextOf(read.error)}
          </InlineAlert>
        )}
        <Stack as="ol" gap={4}>
          {shown.map((version) => (
            <VersionEntry
              key={version.revision}
              version={version}
              isCurrent={version.revision === record.published.revision}
              isReading={read.isPending && read.variables === version.revision}
              onTake={() => take(version.revision)}
              onCompare={() => onCompare(version.revision)}
            />
          ))}
        </Stack>
        {older > 0 && (
          <Button variant="text" size="sm" onClick={() => setAll(true)}>
            {t('older', { count: older })}
          </Button>
        )}
      </Stack>
    </SectionCard>
  )
}

type EntryProps = {
  version: Version
  isCurrent: boolean
  isReading: boolean
  onTake: () => void
  onCompare: () => void
}

function VersionEntry({ version, isCurrent, isReading, onTake, onCompare }: EntryProps) {
  const t = useTexts('contents')
  const saved = useVersionWords()
  const moment = useMoment()
  const { revision, publishAt, publishedAt, asksConsent } = version
  const label = t('take', { number: revision })
  return (
    <li>
      <b>{t('version', { number: revision })}</b> {isCurrent && <Tag tone="success">{t('current')}</Tag>}
      {!publishedAt &&
        (publishAt ? (
          <Tag tone="practice">{t('plannedFor', { when: moment(publishAt) })}</Tag>
        ) : (
          <Tag>{t('neverPublished')}</Tag>
        ))}{' '}
      {asksConsent && <Tag>{t('consentAsked')}</Tag>}
      <Text as="p" size="small" muted>
        {saved(version)}
      </Text>
      {!isCurrent && (
        <Row wrap gap={2}>
          <Button size="sm" variant="text" onClick={onCompare}>
            {t('compare', { number: revision })}
          </Button>
          <Button size="sm" busy={isReading} busyText={label} onClick={onTake}>
            {label}
          </Button>
        </Row>
      )}
    </li>
  )
}
