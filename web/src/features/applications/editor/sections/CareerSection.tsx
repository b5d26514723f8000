import { IconBriefcase } from '@tabler/icons-react'
import { useController } from 'react-hook-form'
import { insertByDate } from '#features/applications/record/content/by-date.ts'
import { usePeriods } from '#features/applications/record/content/usePeriods.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { CareerForm } from '../entries/CareerForm.tsx'
import { EntryList } from '../entries/EntryList.tsx'
import type { Draft } from '../saving/content.ts'

const maxEntries = 20

export function CareerSection({ applicationId }: { applicationId: string }) {
  const t = useTexts('applications')
  const { field } = useController<Draft, 'career'>({ name: 'career' })
  const periodOf = usePeriods()
  return (
    <SectionCard id="werdegang" title={t('editor.werdegang.title')} description={t('editor.werdegang.text')}>
      <EntryList
        storedAs={`profile ${applicationId} career`}
        entries={field.value}
        onChange={field.onChange}
        insert={insertByDate}
        max={maxEntries}
        icon={IconBriefcase}
        addLabel={t('editor.werdegang.add')}
        nameOf={({ position, companyName }) => position || companyName}
        detailsOf={(entry) =>
          [entry.position && entry.companyName, periodOf(entry)].filter(Boolean).join(' · ')
        }
        form={(props) => <CareerForm {...props} />}
      />
    </SectionCard>
  )
}
