import type { Application } from '@tandem/contract/applications'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { ChangedElsewhere } from '#features/applications/apply/draft/ChangedElsewhere.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import type { Letters } from './useLetters.ts'

/** A letter may grow by the names in it. */
const maxLength = { common: 9000, own: 10_000 }

export function LettersStep({ drafts, letters }: { drafts: Application[]; letters: Letters }) {
  const t = useTexts('applications')
  const field = useRef<HTMLTextAreaElement>(null)
  const { mark, text } = letters
  function insertMark() {
    const at = field.current?.selectionStart ?? text.length
    const end = field.current?.selectionEnd ?? at
    flushSync(() => letters.writeAll(text.slice(0, at) + mark + text.slice(end)))
    field.current?.focus()
    field.current?.setSelectionRange(at + mark.length, at + mark.length)
  }
  return (
    <Stack gap={5}>
      {letters.changedElsewhere && <ChangedElsewhere resolve={letters.resolve} />}
      <SectionCard title={t('initiative.letter.title')} description={t('initiative.letter.text', { mark })}>
        <Stack gap={3}>
          <TextArea
            ref={field}
            label={t('initiative.letter.label')}
            hint={t('apply.letter.hint')}
            required
            rows={14}
            maxLength={maxLength.common}
            value={text}
            onChange={(event) => letters.writeAll(event.target.value)}
          />
          <div>
            <Button size="sm" onClick={insertMark}>
              {t('initiative.letter.insert', { mark })}
            </Button>
          </div>
        </Stack>
      </SectionCard>
      <SectionCard title={t('initiative.letter.each')} description={t('initiative.letter.eachText')}>
        <Stack gap={3}>
          {drafts.map(({ id, target }) => (
            <OneLetter key={id} id={id} company={target?.companyName ?? ''} letters={letters} />
          ))}
        </Stack>
      </SectionCard>
    </Stack>
  )
}

type OneLetterProps = { id: string; company: string; letters: Letters }

function OneLetter({ id, company, letters }: OneLetterProps) {
  const t = useTexts('applications')
  const letter = letters.letters.find((each) => each.id === id)?.letter ?? ''
  const isOwn = letters.isOwn(id)
  return (
    <details>
      <summary>
        {company} {isOwn && <Tag tone="theory">{t('initiative.letter.changed')}</Tag>}
      </summary>
      <Stack gap={3}>
        <TextArea
          label={t('initiative.letter.to', { company })}
          rows={12}
          maxLength={maxLength.own}
          value={letter}
          onChange={(event) => letters.write(id, event.target.value)}
        />
        {isOwn && (
          <Row>
            <Button size="sm" variant="text" onClick={() => letters.restore(id)}>
              {t('initiative.letter.restore')}
            </Button>
          </Row>
        )}
      </Stack>
    </details>
  )
}
