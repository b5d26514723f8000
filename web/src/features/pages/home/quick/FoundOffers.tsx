import { IconCalendar, IconMapPin } from '@tabler/icons-react'
import { paths } from '@tandem/contract/paths'
import { placeAround } from '@tandem/contract/search/place-around'
import { quickRadii } from '@tandem/contract/search/quick-radii'
import type { QuickHit, QuickResult } from '@tandem/contract/search/quick-search'
import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useMayOpen } from '#lib/session/may-open.ts'
import { useAskToLogin } from '#lib/session/useAskToLogin.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { CardLink, CardTitleLink } from '#ui/cards/CardLink.tsx'
import { Fact, Facts } from '#ui/data/Facts.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import styles from './FoundOffers.module.css'
import { type QuickFields, quickParams } from './quick-fields.ts'

type FoundOffersProps = {
  asked: QuickFields
  found: QuickResult
  /** Of the search before, while this one runs. */
  isOld: boolean
}

export function FoundOffers({ asked, found, isOld }: FoundOffersProps) {
  const t = useTexts('homeBelow')
  const to = useTo()
  const { number } = useFormats()
  const mayOpen = useMayOpen()
  const askToLogin = useAskToLogin({ title: t('quick.login.title'), desc: t('quick.login.list') })
  const heading = useFocusOnResult(asked, isOld)
  const { total, totalIsMinimum, freePlaces, place, courses, hits, otherPlaces } = found
  const isTextUnknown = asked.text !== '' && courses.length === 0
  const what = asked.text && !isTextUnknown ? t('quick.ofCourse', { course: asked.text }) : ''
  const where = place ? t('quick.around', { radius: asked.radius, place: place.name }) : ''
  const list = paths.offers({ search: listSearch(asked, found) })
  const again = (fields: Partial<QuickFields>) =>
    to(paths.home({ search: quickParams({ ...asked, ...fields }) }))
  const wider = place && quickRadii.find((radius) => radius > Number(asked.radius))
  return (
    <section className={styles.results} aria-labelledby="found" aria-busy={isOld}>
      <h2 id="found" ref={heading} tabIndex={-1} className="h3">
        {t(totalIsMinimum ? 'quick.foundMany' : 'quick.found', { count: total, number: number(total) })}
        {[what, where].filter(Boolean).map((part) => ` ${part}`)}
      </h2>
      {isTextUnknown && <Text>{t('quick.unknownText', { text: asked.text })}</Text>}
      {total > 0 && (
        <Text muted>
          {freePlaces > 0
            ? t('quick.places', { count: freePlaces, number: number(freePlaces) })
            : t('quick.noPlaces')}{' '}
          {!mayOpen('offers') && t('quick.hidden')}
        </Text>
      )}
      {hits.length > 0 && (
        <ul className={styles.hits}>
          {hits.map((hit) => (
            <Hit key={hit.ref} hit={hit} />
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        {total > 0 && (
          <ButtonLink variant="primary" to={to(list)} {...askToLogin('offers', list)}>
            {t('quick.all', { count: total, number: number(total) })}
          </ButtonLink>
        )}
        {total === 0 && wider && (
          <ButtonLink to={again({ radius: String(wider) })} state={{ staysPut: true }}>
            {t('quick.wider', { radius: wider })}
          </ButtonLink>
        )}
        {total === 0 && what && (
          <ButtonLink to={again({ text: '' })} state={{ staysPut: true }}>
            {t('quick.withoutCourse')}
          </ButtonLink>
        )}
        {total === 0 && (
          <TextLink to={to(paths.register({ type: 'bewerber' }))}>{t('quick.savedSearch')}</TextLink>
        )}
      </div>
      {otherPlaces.length > 0 && (
        <p className={styles.others}>
          {t('quick.otherPlaces')}
          {otherPlaces.map(({ name, postalCode, state }) => (
            <TextLink
              key={postalCode + name}
              to={again({ near: `${postalCode} ${name}` })}
              state={{ staysPut: true }}
            >
              {state ? `${name} (${state})` : `${postalCode} ${name}`}
            </TextLink>
          ))}
        </p>
      )}
    </section>
  )
}

function Hit({ hit: { ref, course, area, years } }: { hit: QuickHit }) {
  const t = useTexts('homeBelow')
  const to = useTo()
  const { list } = useFormats()
  const askToLogin = useAskToLogin({ title: t('quick.login.title'), desc: t('quick.login.offer') })
  const path = paths.offer({ search: { treffer: ref } })
  return (
    <CardLink as="li" className={styles.hit}>
      <CardTitleLink to={to(path)} {...askToLogin('offer', path)}>
        {course?.name ?? t('quick.job')}
      </CardTitleLink>
      {course?.degree && <Tag>{course.degree}</Tag>}
      <Facts>
        {area && <Fact icon={IconMapPin}>{t('quick.area', { area })}</Fact>}
        {years.length > 0 && (
          <Fact icon={IconCalendar}>{t('quick.start', { years: list(years.map(String)) })}</Fact>
        )}
      </Facts>
    </CardLink>
  )
}

/** Whoever has searched goes on reading here; a page that is opened with a search begins at its top. */
function useFocusOnResult({ text, near, radius }: QuickFields, isOld: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const navigation = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each search that has come
  useEffect(() => {
    if (!isOld && navigation !== 'POP') heading.current?.focus()
  }, [text, near, radius, isOld])
  return heading
}

const maxCourses = 50

/** The same search as the list of offers says it; words that mean no course are looked up there in everything. */
function listSearch({ text, radius }: QuickFields, { courses, place }: QuickResult): string {
  const params = new URLSearchParams()
  for (const { id } of courses.slice(0, maxCourses)) params.append('studyInterest', id)
  if (text && courses.length === 0) params.set('text', text)
  if (place) params.set('place', placeAround(place.id, Number(radius)))
  return params.size > 0 ? `?${String(params).replaceAll('%7E', '~')}` : ''
}
