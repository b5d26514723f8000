import type { ApplicationContent } from '@tandem/contract/applications/content'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext } from 'react-hook-form'
import type { Conflict } from '#features/autosave/public.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { focusPageHeading } from '#lib/sections/go-to-section.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { RadioGroup } from '#ui/fields/choice/RadioGroup.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import styles from './ConflictAlert.module.css'
import type { ContentKey, Draft } from './content.ts'
import { mergeLists } from './merge-lists.ts'
import { useValueWords } from './useValueWords.ts'

type ConflictAlertProps = Conflict<ApplicationContent> & { onResolve: (values: Partial<Draft>) => void }

/** The same was changed in another window, and differently: a person chooses, field by field. */
export function ConflictAlert(conflict: ConflictAlertProps) {
  const t = useTexts('applications')
  const { list } = useFormats()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <InlineAlert
        tone="warning"
        alert
        title={t('editor.conflict.title')}
        actions={
          <Button size="sm" onClick={() => setOpen(true)}>
            {t('editor.conflict.compare')}
          </Button>
        }
      >
        {t('editor.conflict.text', { fields: list(conflict.keys.map((key) => t(`editor.fields.${key}`))) })}
      </InlineAlert>
      {isOpen && <MergeDialog {...conflict} onClose={() => setOpen(false)} />}
    </>
  )
}

function MergeDialog({ keys, theirs, onResolve, onClose }: ConflictAlertProps & { onClose: () => void }) {
  const t = useTexts('applications')
  const { getValues } = useFormContext<Draft>()
  const [chosen, setChosen] = useState<{ [Key in ContentKey]?: string }>({})
  const fields = keys.map((key) => choicesOf(key, getValues(key), theirs))

  function take() {
    const values = fields.map(({ key, choices }) => [key, choices.get(chosen[key] ?? 'here')] as const)
    // The alert, which would get the focus back, goes.
    flushSync(() => onResolve(Object.fromEntries(values)))
    focusPageHeading()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('editor.conflict.choose')}
      actions={
        <>
          <Button onClick={onClose}>{t('editor.conflict.later')}</Button>
          <Button variant="primary" onClick={take}>
            {t('editor.conflict.take')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {fields.map(({ key, choices }) => (
          <Choice
            key={key}
            field={key}
            choices={choices}
            value={chosen[key] ?? 'here'}
            onChange={(choice) => setChosen({ ...chosen, [key]: choice })}
          />
        ))}
      </Stack>
    </Dialog>
  )
}

type Choices = Map<string, Draft[ContentKey]>

type ChoiceProps = {
  field: ContentKey
  choices: Choices
  value: string
  onChange: (choice: string) => void
}

function Choice({ field, choices, value, onChange }: ChoiceProps) {
  const t = useTexts('applications')
  const words = useValueWords()
  return (
    <RadioGroup
      legend={t(`editor.fields.${field}`)}
      name={`conflict-${field}`}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={[...choices].map(([choice, written]) => ({
        value: choice,
        label: t(`editor.conflict.${choice as 'here' | 'there' | 'both'}`),
        hint: (
          <span className={styles.words}>
            {words(field, written).join('\n') || t('editor.conflict.nothing')}
          </span>
        ),
      }))}
    />
  )
}

/** What stands here and there, and where both are lists also the two together. */
function choicesOf(key: ContentKey, here: Draft[ContentKey], theirs: ApplicationContent) {
  const there = theirs[key]
  const both = mergeLists(key, here, there)
  const choices: Choices = new Map([
    ['here', here],
    ['there', there],
  ])
  return { key, choices: both === null ? choices : choices.set('both', both) }
}
