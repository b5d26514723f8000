import { IconEye, IconPencil } from '@tabler/icons-react'
import type { CompanyContent, CompanyProfile } from '@tandem/contract/companies/profile'
import { paths } from '@tandem/contract/paths'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider, useFormContext } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { ContentSavingState, UnsavedGuard } from '#features/autosave/public.ts'
import { leavesOffer, VersionConflict } from '#features/own-offers/public.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { namesOf, useCountries } from '#lib/reference.ts'
import { focusPageHeading } from '#lib/sections/go-to-section.ts'
import { useGoToSection } from '#lib/sections/useGoToSection.ts'
import { useSectionInView } from '#lib/sections/useSectionInView.ts'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { EditorBar } from '#ui/fields/form/EditorBar.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { useMedia } from '#ui/layout/useMedia.ts'
import { SectionNav } from '#ui/nav/SectionNav.tsx'
import { AddressFields } from './AddressFields.tsx'
import { ApplicationFields, ContactFields, FactFields, TextFields } from './CompanyFields.tsx'
import styles from './CompanyForm.module.css'
import { Completeness } from './Completeness.tsx'
import { Preview } from './Preview.tsx'
import { PreviewCard } from './PreviewCard.tsx'
import { type ContentKey, contentKeys, useCompanySaving } from './useCompanySaving.ts'

type CompanyFormProps = {
  profile: CompanyProfile
  /** What is to be known before anything is changed. */
  notices: ReactNode
  /** Images, files, and what has pages of its own. */
  children: ReactNode
}

export function CompanyForm({ profile, notices, children }: CompanyFormProps) {
  const t = useTexts('companies')
  const to = useTo()
  const navigate = useNavigate()
  const { mode, show } = useMode()
  const { form, ...saving } = useCompanySaving(profile)
  const nameOf = useFieldNames()
  useGoToSection()
  const isPreview = mode === 'preview'
  return (
    <FormProvider {...form}>
      <EditorBar
        title={t('profile.title')}
        width="wide"
        actions={
          <>
            <ModeButton mode={mode} onChange={show} />
            <Button variant="primary" onClick={() => navigate(to(paths.company({ companyId: profile.id })))}>
              {t('profile.finish')}
            </Button>
          </>
        }
        below={<Conflict saving={saving} />}
      >
        <ContentSavingState {...saving} fields={contentKeys.map((key) => ({ key, name: nameOf(key) }))} />
      </EditorBar>
      <Container width="wide" className={styles.page}>
        {notices}
        {isPreview && <Preview profile={profile} />}
        <div hidden={isPreview} className={styles.columns}>
          <ProfileNav />
          <aside className={styles.aside} aria-label={t('profile.asideLabel')}>
            {!isPreview && <PreviewCard profile={profile} onOpen={() => show('preview')} />}
            <Completeness profile={profile} />
          </aside>
          <Stack gap={6}>
            <form
              onSubmit={(event) => {
                event.preventDefault()
                void saving.autosave.flush()
              }}
              onBlur={({ target, relatedTarget }) => {
                if (!target.closest('section')?.contains(relatedTarget)) void saving.autosave.flush()
              }}
              noValidate
              aria-label={t('profile.title')}
            >
              <Stack gap={6}>
                <TextFields />
                <FactFields />
                <AddressFields />
                <ContactFields />
                <ApplicationFields />
              </Stack>
            </form>
            {!isPreview && children}
          </Stack>
        </div>
      </Container>
      {/* An offer that is opened within the profile takes the form's place. */}
      <UnsavedGuard autosave={saving.guard} leaves={leavesOffer} />
    </FormProvider>
  )
}

type Mode = 'edit' | 'preview'

/** The preview begins at its top; the way back leads to where one was. */
function useMode() {
  const [mode, setMode] = useState<Mode>('edit')
  const leftAt = useRef(0)
  function show(next: Mode) {
    if (next === 'preview') leftAt.current = window.scrollY
    flushSync(() => setMode(next))
    window.scrollTo(0, next === 'preview' ? 0 : leftAt.current)
    // What was pressed beside the form has gone with it.
    if (document.activeElement === document.body) focusPageHeading()
  }
  return { mode, show }
}

/** Leads to the other one of the two. */
function ModeButton({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  const t = useTexts('companies')
  const hasWords = useMedia('(width >= 36em)')
  const other = mode === 'edit' ? 'preview' : 'edit'
  const icon = other === 'edit' ? IconPencil : IconEye
  const onClick = () => onChange(other)
  return hasWords ? (
    <Button icon={icon} onClick={onClick}>
      {t(`profile.${other}`)}
    </Button>
  ) : (
    <IconButton icon={icon} label={t(`profile.${other}`)} onClick={onClick} />
  )
}

/** By their places in the address, with the names of their texts. */
const sections = {
  texte: 'texts',
  angaben: 'facts',
  anschrift: 'address',
  kontakt: 'contact',
  bewerbungen: 'applications',
  bilder: 'images',
  dateien: 'files',
  zulassung: 'admission',
  ansprechpersonen: 'contacts',
} as const
const sectionKeys = Object.keys(sections) as (keyof typeof sections)[]

function ProfileNav() {
  const t = useTexts('companies')
  const inView = useSectionInView(sectionKeys)
  return (
    <SectionNav
      label={t('profile.sections')}
      items={sectionKeys.map((key) => ({
        key,
        to: { hash: key },
        label: t(`profile.${sections[key]}`),
        current: key === inView,
      }))}
    />
  )
}

type ConflictProps = { saving: Pick<ReturnType<typeof useCompanySaving>, 'conflict' | 'resolveConflict'> }

/** A colleague saved other values of the same fields: a person decides which ones stay. */
function Conflict({ saving: { conflict, resolveConflict } }: ConflictProps) {
  const { getValues } = useFormContext<CompanyContent>()
  const nameOf = useFieldNames()
  const words = useValueWords()
  if (!conflict) return null
  const { keys, theirs } = conflict
  const mine = getValues()
  return (
    <VersionConflict
      fields={keys.map((key) => ({
        key,
        name: nameOf(key),
        mine: words(key, mine),
        theirs: words(key, theirs),
      }))}
      onChoose={(choice) =>
        resolveConflict(choice === 'mine' ? {} : Object.fromEntries(keys.map((key) => [key, theirs[key]])))
      }
    />
  )
}

const submitted = ['name', 'street', 'zip', 'town'] as const
const isSubmitted = (key: ContentKey): key is (typeof submitted)[number] =>
  submitted.some((each) => each === key)

function useFieldNames() {
  const t = useTexts('companies')
  return (key: ContentKey): string => {
    if (isSubmitted(key)) return t(`submission.${key}`)
    return key === 'coordinates' ? t('profile.parts.coordinates') : t(`profile.${key}`)
  }
}

function useValueWords() {
  const t = useTexts('companies')
  const { number } = useFormats()
  const countries = useCountries('all')
  const country = namesOf(countries.map(({ countryCode: id, name }) => ({ id, name })))
  return (key: ContentKey, { [key]: value }: CompanyContent): string => {
    if (value === null || value === '') return ''
    if (typeof value === 'boolean') return t(value ? 'profile.on' : 'profile.off')
    if (typeof value === 'object') return `${number(value.latitude)} / ${number(value.longitude)}`
    return key === 'country' ? country(String(value)) : String(value)
  }
}

/** What nobody sees yet, or any more. */
export function NotVisible({ status }: { status: CompanyProfile['status'] }) {
  const t = useTexts('companies')
  if (status === 'confirmed') return null
  return (
    <InlineAlert title={t(`review.${status}.title`)} tone={status === 'pending' ? 'info' : 'warning'}>
      {t(status === 'suspended' ? 'profile.hiddenWhileSuspended' : 'profile.notVisibleYet')}
    </InlineAlert>
  )
}
