import { passwordBounds } from '@tandem/contract/sign-in'
import { useEffect, useState } from 'react'
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form'
import { useTexts } from '#lib/i18n/texts.ts'
import { StrengthMeter } from '#ui/fields/form/StrengthMeter.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import type { Answer, Question, Score } from './strength.worker.ts'

type NewPasswordFieldProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  name: Path<Values>
  label: string
  /** Fields of the same form whose content makes a password weak. */
  ownFields?: Path<Values>[]
  /** The same of what the form does not ask for. */
  ownData?: readonly string[]
}

const verdicts = ['weak', 'fair', 'nearly', 'close', 'good'] as const

export function NewPasswordField<Values extends FieldValues, Output>({
  form,
  name,
  label,
  ownFields = [],
  ownData = [],
}: NewPasswordFieldProps<Values, Output>) {
  const t = useTexts('signIn')
  const watched: unknown[] = useWatch({ control: form.control, name: [name, ...ownFields] })
  const [password = '', ...own] = watched.map((value) => String(value ?? '').trim())
  const score = usePasswordStrength(password, [...own, ...ownData])
  const tooShort = password.length < passwordBounds.min
  return (
    <PasswordField
      {...form.register(name)}
      label={label}
      autoComplete="new-password"
      required
      error={form.getFieldState(name, form.formState).error?.message}
      hint={password === '' ? t('strength.advice') : undefined}
      meter={
        password !== '' && (
          <StrengthMeter
            score={score}
            verdict={
              score === null ? undefined : t(tooShort ? 'strength.short' : `strength.${verdicts[score]}`)
            }
            advice={score !== 4 || tooShort ? t('strength.advice') : undefined}
          />
        )
      }
    />
  )
}

/**
 * The score by which the server judges too; null before something is typed and while the word lists load.
 * They are large, so they load with the first letter, in a worker, where they cannot hold up the typing.
 */
function usePasswordStrength(password: string, ownData: readonly string[]): Score | null {
  const worker = useWorker(password !== '')
  const [answer, setAnswer] = useState<Answer | null>(null)
  const own = ownData.join('\n')
  useEffect(() => {
    if (!worker) return
    worker.onmessage = ({ data }: MessageEvent<Answer>) => setAnswer(data)
    worker.postMessage({ password, ownData: own.split('\n') } satisfies Question)
  }, [worker, password, own])
  return password === '' || !answer ? null : answer.score
}

function useWorker(wanted: boolean): Worker | null {
  const [worker, setWorker] = useState<Worker | null>(null)
  useEffect(() => {
    if (!wanted) return
    const started = new Worker(new URL('./strength.worker.ts', import.meta.url), { type: 'module' })
    setWorker(started)
    return () => started.terminate()
  }, [wanted])
  return worker
}
