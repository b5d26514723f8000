import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { useStudyInterests, useSubjectAreas } from '#lib/reference.ts'
import { Button } from '#ui/actions/Button.tsx'
import { MultiSelectField } from '#ui/combobox/MultiSelectField.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { followAddress, type Wish } from './offer-search.ts'
import { PlaceField } from './PlaceField.tsx'
import { RadiusField } from './RadiusField.tsx'
import styles from './SearchBand.module.css'
import { useOfferSearch } from './useOfferSearch.ts'

/** What to look for and where; it counts once "search" is pressed. */
export function SearchBand() {
  const t = useTexts('offers')
  const { search, change } = useOfferSearch()
  const [wish, setWish] = useState<Wish>(search)
  const [shown, setShown] = useState(search)
  // A chip that was removed, or "back": what changed in the address wins over what stands in the fields.
  if (shown !== search) {
    setShown(search)
    setWish(followAddress(wish, shown, search))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    change({ studyInterest: wish.studyInterest, place: wish.place, radius: wish.radius })
  }
  return (
    <div className={styles.band}>
      <Container>
        <VisuallyHidden>
          <h1 tabIndex={-1}>{t('title')}</h1>
        </VisuallyHidden>
        <search>
          <form className={styles.form} onSubmit={submit}>
            <StudyInterestField
              value={wish.studyInterest}
              onChange={(studyInterest) => setWish({ ...wish, studyInterest })}
            />
            <PlaceField value={wish.place} onChange={(place) => setWish({ ...wish, place })} />
            <RadiusField
              value={wish.radius}
              disabled={!wish.place}
              onChange={(radius) => setWish({ ...wish, radius })}
            />
            <Button type="submit" variant="primary">
              {t('band.search')}
            </Button>
          </form>
        </search>
      </Container>
    </div>
  )
}

function StudyInterestField({ value, onChange }: { value: string[]; onChange: (value: string[]) => void }) {
  const t = useTexts('offers')
  const interests = useStudyInterests()
  const areas = useSubjectAreas()
  const groups = new Map(areas.map(({ id, name }) => [id, name]))
  return (
    <MultiSelectField
      label={t('band.studyInterests')}
      hideLabel
      hideChosen
      icon={IconSearch}
      placeholder={
        value.length > 0 ? t('band.chosen', { count: value.length }) : t('band.studyInterestPlaceholder')
      }
      nothingFound={t('band.noStudyInterest')}
      options={interests.map(({ id, name, subjectArea }) => ({
        value: id,
        label: name,
        group: groups.get(subjectArea),
      }))}
      value={value}
      onChange={onChange}
    />
  )
}
