import { useFormats } from '#lib/format/useFormats.ts'
import { Checkbox } from '#ui/fields/choice/Checkbox.tsx'
import { ListFailure } from '#ui/states/ListFailure.tsx'

export type CountedOption = { id: string; name: string; count: number | undefined }

type CheckListProps = {
  label: string
  options: CountedOption[]
  chosen: readonly string[]
  onToggle: (id: string) => void
  /** Where the options could not be loaded. */
  onRetry: (() => void) | undefined
}

/** Each applies at once; one of several is enough. */
export function CheckList({ label, options, chosen, onToggle, onRetry }: CheckListProps) {
  const { number } = useFormats()
  return (
    <fieldset aria-label={label}>
      {options.map(({ id, name, count }) => (
        <Checkbox
          key={id}
          label={name}
          count={count === undefined ? undefined : number(count)}
          checked={chosen.includes(id)}
          onChange={() => onToggle(id)}
        />
      ))}
      <ListFailure onRetry={onRetry} />
    </fieldset>
  )
}
