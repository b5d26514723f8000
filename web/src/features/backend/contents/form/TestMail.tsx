import type { ContentOf } from '@tandem/contract/backend/contents'
import { type Locale, locales } from '@tandem/contract/locales'
import { useState } from 'react'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { Button } from '#ui/actions/Button.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { useSendTestMail } from '../queries.ts'

type TestMailProps = {
  id: string
  content: ContentOf<'mail'>
  /** What is wrong belongs to the form's fields. */
  onRefused: (error: Error) => void
}

/** Sends what the form holds to whoever edits it. */
export function TestMail({ id, content, onRefused }: TestMailProps) {
  const t = useTexts('contents')
  const [language, setLanguage] = useState<Locale>(useLocale())
  const sending = useSendTestMail(id)
  const send = () =>
    sending.mutate(
      { content, language },
      {
        onSuccess: (email) => notify({ type: 'success', title: t('testSent', { email }) }),
        onError: onRefused,
      },
    )
  return (
    <SectionCard title={t('test')}>
      <Stack gap={4}>
        <Text size="small" muted>
          {t('testText')}
        </Text>
        <SelectField
          label={t('testLanguage')}
          value={language}
          onChange={({ target }) => setLanguage(locales.find((each) => each === target.value) ?? 'de')}
          options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
        />
        <Button block busy={sending.isPending} busyText={t('sendTest')} onClick={send}>
          {t('sendTest')}
        </Button>
        {sending.isError && (
          <InlineAlert tone="danger" title={t('notDone')} alert>
            {failureTextOf(sending.error)}
          </InlineAlert>
        )}
      </Stack>
    </SectionCard>
  )
}
