import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { RadioGroup } from '#ui/fields/choice/RadioGroup.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { reviewsQuery } from '../queries.ts'

type FindCompanyProps = { exceptId: string; onFound: (companyId: string) => void; onClose: () => void }

/** Another confirmed company, by its name. */
export function FindCompany({ exceptId, onFound, onClose }: FindCompanyProps) {
  const t = useTexts('officeCompanies')
  const tBackend = useTexts('backend')
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState('')
  const isAsked = text.trim().length >= 2
  const found = useQuery({
    ...reviewsQuery({ status: 'confirmed', text: text.trim(), page: 1 }, useLocale()),
    enabled: isAsked,
  })
  const members = (isAsked && found.data?.member.filter(({ id }) => id !== exceptId)) || []
  const isMissing = isAsked && found.data !== undefined && members.length === 0
  function submit(event: FormEvent) {
    event.preventDefault()
    if (members.some(({ id }) => id === chosen)) onFound(chosen)
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <TextField
          label={t('merge.find')}
          hint={t('merge.findHint')}
          type="search"
          autoComplete="off"
          maxLength={100}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {found.isError && (
          <ErrorState onRetry={() => void found.refetch()} requestId={requestIdOf(found.error)} />
        )}
        {isMissing && <Text muted>{t('merge.none')}</Text>}
        {members.length > 0 && (
          <RadioGroup
            name="other"
            legend={t('merge.found')}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            options={members
              .slice(0, 8)
              .map(({ id, name, town }) => ({ value: id, label: name, hint: town }))}
          />
        )}
        <LiveRegion>
          {isAsked && found.data && tBackend('companies.found', { count: members.length })}
        </LiveRegion>
        <Row justify="end" gap={2} wrap>
          <Button variant="text" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" disabled={!members.some(({ id }) => id === chosen)}>
            {t('merge.next')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
