import type { OfferContent } from '@tandem/contract/offers/own-offers'
import { listStudyInterests } from '@tandem/contract/reference'
import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { retryOf } from '#lib/api/failure-of.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useOfferType } from '#lib/offer-type.ts'
import { useSetState, useStudyInterests } from '#lib/reference.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { FieldGrid } from '#ui/fields/form/FieldGrid.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { admittedQuery, offerChoicesQuery } from '../../queries.ts'

/** What the offer is called and what one studies. Jobs have a title alone. */
export function SubjectSection() {
  const t = useTexts('ownOffers')
  const isStudy = useOfferType() === 'studies'
  const { register, formState } = useFormContext<OfferContent>()
  const { title } = formState.errors
  return (
    <SectionCard id="studienrichtung" title={t('sections.studienrichtung.title')}>
      <FieldGrid>
        <TextField
          {...register('title.de')}
          label={t('subject.title.de')}
          lang="de"
          required
          error={title?.de?.message}
        />
        <TextField
          {...register('title.en')}
          label={t('subject.title.en')}
          lang="en"
          hint={t('subject.titleHint')}
          error={title?.en?.message}
        />
        {isStudy && <StudyFields />}
      </FieldGrid>
    </SectionCard>
  )
}

function StudyFields() {
  const t = useTexts('ownOffers')
  const locale = useLocale()
  const { register, formState, watch } = useFormContext<OfferContent>()
  const { errors } = formState
  const choices = useQuery(offerChoicesQuery(locale))
  const { institutionLocations = [] } = choices.data ?? {}
  const admission = useQuery(admittedQuery(locale))
  const admitted = admission.data ?? []
  const isUnknown = admission.data === undefined
  const ofSet = useSetState(listStudyInterests)
  const chosen = watch('studyInterest')
  const known = useStudyInterests([chosen])
  // Before the company is confirmed it is admitted to nothing yet: any may be prepared. Until that is known none is
  // offered, so that nobody chooses what cannot be published.
  const options = isUnknown ? [] : admitted.length > 0 ? admitted : known
  const foreign = known.filter(({ id }) => id === chosen && !options.some((each) => each.id === id))
  const ids = [...options, ...foreign]
  return (
    <>
      <SelectField
        {...register('studyInterest', { setValueAs: orNull })}
        // A select that is drawn before its options would show none of them.
        key={`interests-${ids.length}`}
        label={t('subject.studyInterest')}
        placeholder={t('subject.chooseStudyInterest')}
        required
        hint={isUnknown ? '' : t(admitted.length > 0 ? 'subject.admittedHint' : 'subject.notAdmittedHint')}
        options={ids.map(({ id, name, degree }) => ({ value: id, label: `${name} (${degree})` }))}
        error={errors.studyInterest?.message}
        onRetry={retryOf(admission) ?? (admitted.length > 0 ? undefined : ofSet.onRetry)}
      />
      <SelectField
        {...register('institutionLocation', { setValueAs: orNull })}
        key={`locations-${institutionLocations.length}`}
        label={t('subject.institutionLocation')}
        placeholder={t('subject.open')}
        options={institutionLocations.map(({ key, name }) => ({ value: key, label: name }))}
        error={errors.institutionLocation?.message}
        onRetry={retryOf(choices)}
      />
    </>
  )
}

const orNull = (value: string | null) => value || null
