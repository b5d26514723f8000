import type { OfferContent } from '@tandem/contract/offers/own-offers'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { Text } from '#ui/layout/Text.tsx'
import styles from './OfferSections.module.css'

const usualYears = 3

/** Euro a month by year; years at the end may stay empty. */
export function SalaryFields() {
  const t = useTexts('ownOffers')
  const { watch, setValue, formState } = useFormContext<OfferContent>()
  const salary = watch('salary')
  const errors = formState.errors.salary
  const count = Math.max(usualYears, salary.length)

  function change(index: number, amount: number) {
    const next = Array.from({ length: count }, (_, at) =>
      at === index ? amount : (salary[at] ?? Number.NaN),
    )
    const last = next.findLastIndex((each) => !Number.isNaN(each))
    setValue('salary', next.slice(0, last + 1), {
      shouldDirty: true,
      shouldValidate: true,
      shouldTouch: true,
    })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend that nobody sees
    <div role="group" aria-label={t('places.salary')} className={styles.salary}>
      <div>
        <Text size="small" strong>
          {t('places.salary')}
        </Text>
        <Text size="small" muted>
          {t('places.salaryHint')}
        </Text>
      </div>
      <div className={styles.amounts}>
        {Array.from({ length: count }, (_, index) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: the position is the year
            key={index}
            label={t('places.salaryYear', { number: index + 1 })}
            type="number"
            inputMode="numeric"
            min={0}
            suffix="€"
            value={salary[index] === undefined || Number.isNaN(salary[index]) ? '' : salary[index]}
            onChange={(event) => change(index, event.target.valueAsNumber)}
            error={errors?.[index]?.message}
          />
        ))}
      </div>
    </div>
  )
}
