import { IconChevronDown, IconMapPin, IconSearch } from '@tabler/icons-react'
import { paths } from '@tandem/contract/paths'
import { quickRadii, standardQuickRadius } from '@tandem/contract/search/quick-radii'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useOfferType } from '#lib/offer-type.ts'
import { servedPart } from '#lib/served-part.tsx'
import { Button } from '#ui/actions/Button.tsx'
import { useField } from '#ui/fields/Field.tsx'
import { Icon, type IconType } from '#ui/marks/Icon.tsx'
import styles from './QuickSearch.module.css'
import { quickParams, readQuickSearch, unasked } from './quick-fields.ts'

const QuickResults = servedPart(
  async () => (await import('./QuickResults.tsx')).QuickResults,
  <div className={styles.wait} />,
)
const PopularCourses = servedPart(
  async () => (await import('./PopularCourses.tsx')).PopularCourses,
  <div className={styles.popular} />,
)

/** Works without a login, and without a script once the page is drawn by the server. */
export function QuickSearch() {
  const t = useTexts('home')
  const to = useTo()
  const navigate = useNavigate()
  const { search } = useLocation()
  const isStudy = useOfferType() === 'studies'
  const asked = readQuickSearch(search)
  // The place that the server does not know; another one is looked up anew.
  const [unknown, setUnknown] = useState<string | null>(null)
  const isUnknown = asked !== null && asked.near === unknown
  const form = useRef<HTMLFormElement>(null)
  const near = useField({ error: isUnknown ? asked.near : undefined })
  const shown = useRef(search)
  // biome-ignore lint/correctness/useExhaustiveDependencies: "back", or a link, is another search than what was typed
  useEffect(() => {
    // What was typed before the program came stays.
    if (shown.current === search) return
    shown.current = search
    for (const [name, value] of Object.entries(asked ?? unasked)) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value
    }
  }, [search])
  useEffect(() => {
    if (isUnknown) document.getElementById(near.ids.input)?.focus()
  }, [isUnknown, near.ids.input])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const said = (name: string) => String(data.get(name) ?? '').trim()
    const fields = { text: said('text'), near: said('near'), radius: said('radius') }
    void navigate(to(paths.home({ search: quickParams(fields) })), { state: { staysPut: true } })
  }
  return (
    <div className={styles.quick}>
      <search aria-label={t('quick.label')}>
        <form ref={form} className={styles.form} action={to(paths.home())} onSubmit={submit}>
          {isStudy && (
            <Field icon={IconSearch} label={t('quick.text')}>
              <input
                name="text"
                className={styles.control}
                maxLength={100}
                defaultValue={asked?.text}
                placeholder={t('quick.textExample')}
                enterKeyHint="search"
              />
            </Field>
          )}
          <Field icon={IconMapPin} label={t('quick.near')}>
            <input
              name="near"
              {...near.control}
              className={styles.control}
              maxLength={100}
              autoComplete="postal-code"
              defaultValue={asked?.near}
              placeholder={t('quick.nearExample')}
              enterKeyHint="search"
            />
          </Field>
          <Field label={t('quick.radius')}>
            <select
              name="radius"
              className={styles.control}
              defaultValue={asked?.radius ?? standardQuickRadius}
            >
              {quickRadii.map((radius) => (
                <option key={radius} value={radius}>
                  {`${radius}\u00a0km`}
                </option>
              ))}
            </select>
            <Icon icon={IconChevronDown} size={16} />
          </Field>
          <Button type="submit" variant="primary" size="lg" className={styles.submit}>
            {t('quick.submit')}
          </Button>
        </form>
      </search>
      {asked ? (
        <QuickResults asked={asked} ids={near.ids} onUnknownPlace={setUnknown} />
      ) : (
        isStudy && <PopularCourses />
      )}
    </div>
  )
}

function Field({ label, icon, children }: { label: string; icon?: IconType; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>
        {icon && <Icon icon={icon} className={styles.icon} />}
        {children}
      </span>
    </label>
  )
}
