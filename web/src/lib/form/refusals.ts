import { useMemo } from 'react'
import { type FieldErrors, type FieldValues, get, type Path, type Resolver, set } from 'react-hook-form'

type Refusal<T extends FieldValues> = { name: Path<T>; key: keyof T; value: unknown; message: string }

/**
 * What the server refused of a form that saves itself. Each stands as long as its top-level field has the value that
 * was refused: a check of the form in between does not take it away.
 */
export class Refusals<T extends FieldValues> {
  #all: Refusal<T>[] = []

  add(name: Path<T>, message: string, values: T): void {
    const key = name.split('.')[0] as keyof T
    const others = this.#all.filter((each) => each.name !== name)
    this.#all = [...others, { name, key, value: structuredClone(values[key]), message }]
  }

  /** Before the same is asked once more. */
  clear(): void {
    this.#all = []
  }

  standing = (values: T): Refusal<T>[] => this.#all.filter((each) => stands(each, values))

  changed = (values: T): Refusal<T>[] => this.#all.filter((each) => !stands(each, values))

  /** The top-level fields that were refused, with the values they had. */
  values = (): Partial<T> => Object.fromEntries(this.#all.map(({ key, value }) => [key, value])) as Partial<T>
}

const stands = <T extends FieldValues>({ key, value }: Refusal<T>, values: T): boolean =>
  JSON.stringify(values[key]) === JSON.stringify(value)

/** What can take the focus of the first field that is wrong, as it is drawn. */
export const firstWrong = '[aria-invalid="true"], [aria-invalid="true"] input, [data-invalid]'

/** What was refused is wrong to the form, too, whatever else is. */
export function useRefusals<Input extends FieldValues, Output>(
  check: Resolver<Input, unknown, Output>,
  refusals: Refusals<Input>,
): Resolver<Input, unknown, Output> {
  return useMemo(
    () => async (values, context, options) => {
      const checked = await check(values, context, options)
      const standing = refusals.standing(values)
      if (standing.length === 0) return checked
      const errors = { ...checked.errors } as FieldErrors<Input>
      for (const { name, message } of standing) {
        if (!get(errors, name)) set(errors, name, { type: 'server', message })
      }
      return { values: {}, errors }
    },
    [check, refusals],
  )
}
