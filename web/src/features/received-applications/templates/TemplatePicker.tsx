import { fillPlaceholders, type ReplyFacts } from '@tandem/contract/received-applications/placeholders'
import { readyReplies } from '@tandem/contract/received-applications/ready-replies'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSettings } from '#lib/settings.ts'
import { Button } from '#ui/actions/Button.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { Segmented } from '#ui/nav/Segmented.tsx'
import { templatesQuery } from './queries.ts'
import { TemplatesDialog } from './TemplatesDialog.tsx'

type TemplatePickerProps = {
  /** Filled in at once; left out where the text goes to several people. */
  facts?: ReplyFacts
  onInsert: (text: string) => void
}

/** Own and ready templates, in the language that the applicant is written to. */
export function TemplatePicker({ facts, onInsert }: TemplatePickerProps) {
  const t = useTexts('receivedApplications')
  const { youCanSayYouToMe } = useSettings().applicant
  const { data: own = [] } = useQuery(templatesQuery())
  const [language, setLanguage] = useState<'de' | 'en'>('de')
  const [isManaging, setManaging] = useState(false)
  const german = language === 'de'
  const options = [
    ...own.map(({ id, name, textDe, textEn }) => ({ id, name, text: german ? textDe : textEn || textDe })),
    ...readyReplies.map(({ key, name, du, formal, en }) => ({
      id: key,
      name: name[language],
      text: german ? (youCanSayYouToMe ? du : formal) : en,
    })),
  ]

  function insert(id: string) {
    const chosen = options.find((each) => each.id === id)
    if (chosen) onInsert(facts ? fillPlaceholders(chosen.text, facts) : chosen.text)
  }
  const toOption = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name })
  return (
    <Row gap={3} wrap align="end">
      <SelectField
        size="sm"
        label={t('templates.choose')}
        placeholder={t('templates.none')}
        value=""
        onChange={(event) => insert(event.target.value)}
        groups={[
          ...(own.length > 0
            ? [{ label: t('templates.own'), options: options.slice(0, own.length).map(toOption) }]
            : []),
          { label: t('templates.ready'), options: options.slice(own.length).map(toOption) },
        ]}
      />
      <Segmented
        label={t('templates.language')}
        value={language}
        onChange={setLanguage}
        options={[
          { value: 'de', label: 'Deutsch' },
          { value: 'en', label: 'English' },
        ]}
      />
      <Button size="sm" variant="text" onClick={() => setManaging(true)}>
        {t('templates.manage')}
      </Button>
      {isManaging && <TemplatesDialog onClose={() => setManaging(false)} />}
    </Row>
  )
}
