import { OfferContent, type OwnOffer } from '@tandem/contract/offers/own-offers'
import { listDocuments } from '@tandem/contract/reference'
import { useState } from 'react'
import { FormProvider, useForm, useFormContext } from 'react-hook-form'
import { useLocation } from 'react-router'
import { UnsavedGuard } from '#features/autosave/public.ts'
import { Refusals, useRefusals } from '#lib/form/refusals.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useErrorsInLanguage } from '#lib/form/useErrorsInLanguage.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { useDocumentTypes, useSetState } from '#lib/reference.ts'
import { useGoToSection } from '#lib/sections/useGoToSection.ts'
import { useSectionInView } from '#lib/sections/useSectionInView.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { useMedia } from '#ui/layout/useMedia.ts'
import { SectionNav } from '#ui/nav/SectionNav.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { LeftOutAlert } from '../copy/LeftOutAlert.tsx'
import type { LeftOut } from '../copy/split-refused.ts'
import { emptyContent } from '../empty-content.ts'
import { WhyNotPublished } from '../WhyNotPublished.tsx'
import { PublishingCheck } from './check/PublishingCheck.tsx'
import { leavesOffer, useSectionLinks } from './editor-place.ts'
import { OfferBar } from './OfferBar.tsx'
import styles from './OfferEditor.module.css'
import { Preview } from './preview/Preview.tsx'
import { ConflictAlert } from './saving/ConflictAlert.tsx'
import { useOfferSaving } from './saving/useOfferSaving.ts'
import { CheckedKeys } from './sections/CheckedKeys.tsx'
import { ContactSection } from './sections/ContactSection.tsx'
import { LocationSection } from './sections/LocationSection.tsx'
import { PlacesSection } from './sections/PlacesSection.tsx'
import { RequirementSection } from './sections/RequirementSection.tsx'
import { SubjectSection } from './sections/SubjectSection.tsx'
import { sectionKeys } from './sections/section-keys.ts'
import { TextSection } from './sections/TextSection.tsx'

type OfferEditorProps = { first: OwnOffer | null; onCreated: (id: string) => void }

export function OfferEditor({ first, onCreated }: OfferEditorProps) {
  const t = useTexts('ownOffers')
  const [refusals] = useState(() => new Refusals<OfferContent>())
  const form = useForm<OfferContent>({
    mode: 'onTouched',
    resolver: useRefusals(useContractResolver(OfferContent), refusals),
    defaultValues: first?.content ?? emptyContent,
  })
  useErrorsInLanguage(form)
  const saving = useOfferSaving(first, form, refusals, onCreated)
  const [isPreview, setPreview] = useState(false)
  const isBeside = useMedia('(width >= 62em)')
  const taken = saving.offer?.taken ?? []
  const leftOut = useLeftOut()
  const title = form.watch('title.de') || t('untitled')
  usePageTitle(title)
  return (
    <FormProvider {...form}>
      <OfferBar title={title} saving={saving} onPreview={isBeside ? undefined : () => setPreview(true)} />
      <Container className={styles.columns}>
        <SectionList offerId={saving.offer?.id} />
        <Stack gap={6}>
          <WhyNotPublished />
          {first && <LeftOutAlert copies={[{ id: first.id, title, leftOut }]} />}
          <ConflictAlert saving={saving} />
          <OfferSections taken={taken} />
        </Stack>
        <Stack as="aside" gap={5}>
          <PublishingCheck saving={saving} />
          {isBeside && <Preview taken={taken} />}
        </Stack>
      </Container>
      <Sheet open={isPreview && !isBeside} onClose={() => setPreview(false)} title={t('preview.open')}>
        <Preview taken={taken} />
      </Sheet>
      <UnsavedGuard autosave={saving.guard} leaves={leavesOffer} />
    </FormProvider>
  )
}

/** Where this is a copy: what could not come along. It stays through a reload. */
const useLeftOut = (): LeftOut => (useLocation().state as { leftOut?: LeftOut } | null)?.leftOut ?? {}

function SectionList({ offerId }: { offerId: string | undefined }) {
  const t = useTexts('ownOffers')
  const inView = useSectionInView(sectionKeys)
  useGoToSection()
  const linkTo = useSectionLinks(offerId)
  return (
    <SectionNav
      label={t('editor.sections')}
      items={sectionKeys.map((key) => ({
        key,
        to: linkTo(key),
        label: t(`sections.${key}.title`),
        current: key === inView,
      }))}
    />
  )
}

function OfferSections({ taken }: Pick<OwnOffer, 'taken'>) {
  return (
    <Stack gap={6}>
      <SubjectSection />
      <PlacesSection taken={taken} />
      <LocationSection />
      <RequirementSection />
      <TextSection />
      <DocumentSection />
      <ContactSection />
    </Stack>
  )
}

function DocumentSection() {
  const t = useTexts('ownOffers')
  const { watch } = useFormContext<OfferContent>()
  return (
    <SectionCard id="unterlagen" title={t('sections.unterlagen.title')}>
      <CheckedKeys
        name="requiredDocuments"
        legend={t('documents.legend')}
        hint={t('documents.hint')}
        options={useDocumentTypes(watch('requiredDocuments'))}
        onRetry={useSetState(listDocuments).onRetry}
      />
    </SectionCard>
  )
}
