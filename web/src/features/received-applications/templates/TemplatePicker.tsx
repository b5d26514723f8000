import { IconChevronDown } from '@tabler/icons-react'
import {
  fillPlaceholders,
  type ReplyFacts,
  unfilledPlaceholders,
} from '@tandem/contract/received-applications/placeholders'
import { readyDeclineNotes, readyReplies } from '@tandem/contract/received-applications/ready-replies'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSettings } from '#lib/settings.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { Segmented } from '#ui/nav/Segmented.tsx'
import { Menu } from '#ui/overlay/Menu.tsx'
import { templatesQuery } from './queries.ts'
import { TemplatesDialog } from './TemplatesDialog.tsx'

type TemplatePickerProps = {
  /** The ready ones are for a message, or for one's own sentence in a decline. */
  purpose?: 'reply' | 'decline'
  /** Filled in at once; left out where the text goes to several people. */
  facts?: ReplyFacts
  onInsert: (text: string) => void
}

/** Own and ready templates, in the language that the applicant is written to. */
export function TemplatePicker({ purpose = 'reply', facts, onInsert }: TemplatePickerProps) {
  const t = useTexts('receivedApplications')
  const { youCanSayYouToMe } = useSettings().applicant
  const { data: own = [] } = useQuery(templatesQuery())
  const [language, setLanguage] = useState<'de' | 'en'>('de')
  const [isManaging, setManaging] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const german = language === 'de'
  const ready = purpose === 'decline' ? readyDeclineNotes : readyReplies
  const options = [
    ...own.map(({ id, name, textDe, textEn }) => ({ id, name, text: german ? textDe : textEn || textDe })),
    ...ready.map(({ key, name, du, formal, en }) => ({
      id: key,
      name: name[language],
      text: german ? (youCanSayYouToMe ? du : formal) : en,
    })),
  ]

  function insert(text: string) {
    onInsert(facts ? fillPlaceholders(text, facts) : text)
    // After the menu has given the focus back to its button.
    setTimeout(() =>
      focusText(root.current?.closest('form, dialog')?.querySelector('textarea'), facts ?? anyFacts),
    )
  }
  return (
    <div ref={root}>
      <Row gap={3} wrap>
        <Menu
          label={t('templates.choose')}
          trigger={(props) => (
            <Button {...props} size="sm" iconAfter={IconChevronDown}>
              {t('templates.choose')}
            </Button>
          )}
          items={options.map(({ id, name, text }) => ({
            key: id,
            label: name,
            onSelect: () => insert(text),
          }))}
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
        {/* Its form may not stand inside the one that the text is for. */}
        {isManaging && createPortal(<TemplatesDialog onClose={() => setManaging(false)} />, document.body)}
      </Row>
    </div>
  )
}

/** One writes on where the text was put; what is left to be filled in is chosen, so that typing replaces it. */
function focusText(area: HTMLTextAreaElement | null | undefined, facts: ReplyFacts): void {
  if (!area) return
  area.focus()
  const [open] = unfilledPlaceholders(fillPlaceholders(area.value, facts))
  const start = open ? area.value.indexOf(open) : -1
  if (open && start >= 0) area.setSelectionRange(start, start + open.length)
}

/** Of several people each has all of these. */
const anyFacts: ReplyFacts = {
  ...{ firstName: '-', lastName: '-', company: '-', writer: '-' },
  offer: { de: '-', en: '-' },
}
