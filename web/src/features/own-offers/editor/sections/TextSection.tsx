import type { OfferContent } from '@tandem/contract/offers/own-offers'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { FieldGrid } from '#ui/fields/form/FieldGrid.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Tag } from '#ui/marks/Tag.tsx'

const texts = ['description', 'tasks', 'benefits'] as const
const locales = ['de', 'en'] as const

/** German and English side by side, with what is missing. */
export function TextSection() {
  const t = useTexts('ownOffers')
  const { register, watch, formState } = useFormContext<OfferContent>()
  return (
    <SectionCard id="texte" title={t('sections.texte.title')} description={t('sections.texte.text')}>
      <FieldGrid>
        {texts.flatMap((text) =>
          locales.map((locale) => (
            <TextArea
              key={`${text}-${locale}`}
              {...register(`${text}.${locale}`)}
              label={t(`texts.${text}.${locale}`)}
              labelAside={<Presence text={watch(`${text}.${locale}`)} />}
              lang={locale}
              rows={6}
              autoGrow
              maxLength={5000}
              error={formState.errors[text]?.[locale]?.message}
            />
          )),
        )}
      </FieldGrid>
    </SectionCard>
  )
}

function Presence({ text }: { text: string }) {
  const t = useTexts('ownOffers')
  return text.trim() ? null : <Tag tone="warning">{t('texts.missing')}</Tag>
}
