import { IconArrowMerge } from '@tabler/icons-react'
import type { CompanyReview } from '@tandem/contract/backend'
import { useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { MergeDialog } from './MergeDialog.tsx'

/** Two entries of the same company become one: with one that looks alike, or another one. */
export function MergeCard({ review }: { review: CompanyReview }) {
  const t = useTexts('officeCompanies')
  const [other, setOther] = useState<string | null>(null)
  if (!review.can.merge) return null
  const alike = review.duplicates.filter(({ status }) => status === 'confirmed' || status === 'suspended')
  return (
    <SectionCard title={t('merge.title')} description={t('merge.text')}>
      <Stack gap={3}>
        {alike.map(({ id, name }) => (
          <Button key={id} icon={IconArrowMerge} block onClick={() => setOther(id)}>
            {t('merge.openWith', { name })}
          </Button>
        ))}
        {alike.length === 0 && (
          <Button icon={IconArrowMerge} block onClick={() => setOther('')}>
            {t('merge.open')}
          </Button>
        )}
      </Stack>
      {other !== null && (
        <MergeDialog companyId={review.id} otherId={other || undefined} onClose={() => setOther(null)} />
      )}
    </SectionCard>
  )
}
