import { type Application, applicationTypes } from '@tandem/contract/applications'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useProfileName } from '#features/applications/lists/own/profiles/useProfileName.ts'
import { refusalOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'

type ChooseSourceProps = {
  sources: Application[]
  /** The one that the application agrees with, or would. */
  current: string
  onChoose: (id: string) => Promise<void>
}

/** Fills the application anew from another profile or the template, once one has read what that replaces. */
export function ChooseSource({ sources, current, onChoose }: ChooseSourceProps) {
  const t = useTexts('applications')
  const profileName = useProfileName()
  const [chosen, setChosen] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const fill = useMutation({
    mutationFn: onChoose,
    onSuccess() {
      setAsking(false)
      setChosen(null)
      notify({ type: 'success', title: t('apply.source.done') })
    },
  })
  const nameOf = (source: Application) =>
    source.type === applicationTypes.template ? t('own.template.title') : profileName(source)
  const id = chosen ?? current
  const source = sources.find((each) => each.id === id)
  return (
    <Stack gap={2}>
      <Row wrap align="end">
        <SelectField
          label={t('apply.source.label')}
          value={id}
          onChange={(event) => setChosen(event.target.value)}
          options={sources.map((each) => ({ value: each.id, label: nameOf(each) }))}
        />
        <Button onClick={() => setAsking(true)}>{t('apply.source.fill')}</Button>
      </Row>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        busy={fill.isPending}
        title={t('apply.source.title', { name: source ? nameOf(source) : '' })}
        confirm={t('apply.source.fill')}
        cancel={t('own.rename.cancel')}
        onConfirm={() => fill.mutate(id)}
      >
        <Stack gap={4}>
          <Text>{t('apply.source.text')}</Text>
          {fill.isError && (
            <InlineAlert tone="danger" alert title={t('apply.source.failed')}>
              {refusalOf(fill.error) ?? t('apply.unreached')}
            </InlineAlert>
          )}
        </Stack>
      </ConfirmDialog>
    </Stack>
  )
}
