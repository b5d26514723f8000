import { IconMathFunction, IconTrash } from '@tabler/icons-react'
import { highestMathsRating, mathsModuleNames, mathsModules } from '@tandem/contract/maths'
import type { OfferContent } from '@tandem/contract/offers/own-offers'
import { paths } from '@tandem/contract/paths'
import { useController } from 'react-hook-form'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { focusHeading } from '#lib/sections/go-to-section.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { FieldMessages, useField } from '#ui/fields/Field.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import styles from './OfferSections.module.css'

/** Half of the way, and what a module that is added begins with. */
const usualRating = 3

/** Modules of the maths test, each with the rating from which on it is enough. */
export function MathsFields() {
  const t = useTexts('ownOffers')
  const name = mathsModuleNames[useLocale()]
  const { field, fieldState } = useController<OfferContent, 'maths'>({ name: 'maths' })
  const to = useTo()
  const hint = t('requirements.mathsHint')
  const { ids } = useField({ hint })
  const chosen = field.value
  const ratings = Array.from({ length: highestMathsRating }, (_, at) => ({
    value: at + 1,
    label: t(`requirements.mathsRating.${ratingWord(at + 1)}`, {
      rating: at + 1,
      highest: highestMathsRating,
    }),
  }))
  const left = mathsModules.filter((module) => chosen.every((each) => each.module !== module))
  return (
    <fieldset className={styles.checks} aria-describedby={ids.hint}>
      <legend>
        <b>{t('requirements.maths')}</b>
      </legend>
      {chosen.map((each, index) => (
        <div key={each.module} className={styles.language}>
          <SelectField
            label={t('requirements.mathsModule', { module: name[each.module] })}
            value={each.minimumRating}
            options={ratings}
            onChange={({ target }) =>
              field.onChange(chosen.with(index, { ...each, minimumRating: Number(target.value) }))
            }
          />
          <IconButton
            icon={IconTrash}
            label={t('requirements.removeMaths', { module: name[each.module] })}
            onClick={() => {
              field.onChange(chosen.toSpliced(index, 1))
              focusHeading('anforderungen')
            }}
          />
        </div>
      ))}
      {left.length > 0 && (
        <SelectField
          icon={IconMathFunction}
          label={t('requirements.addMaths')}
          placeholder={t('requirements.chooseMaths')}
          value=""
          error={fieldState.error?.message}
          options={left.map((module) => ({ value: module, label: name[module] }))}
          onChange={({ target }) => {
            const module = left.find((module) => module === target.value)
            if (module) field.onChange([...chosen, { module, minimumRating: usualRating }])
          }}
        />
      )}
      <FieldMessages ids={ids} hint={hint} />
      <TextLink to={to(paths.mathsDistribution())}>{t('requirements.mathsDistribution')}</TextLink>
    </fieldset>
  )
}

const ratingWord = (rating: number) => (rating <= 2 ? 'basic' : rating <= 4 ? 'solid' : 'strong')
