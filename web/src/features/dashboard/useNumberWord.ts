import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'

/** Numbers from two to twelve as sentences write them. */
export function useNumberWord(): (count: number) => string {
  const t = useTexts('dashboard')
  const { number } = useFormats()
  return (count) => {
    const word = words[count - 2]
    return word ? t(`numbersInWords.${word}`) : number(count)
  }
}

const words = [
  ...(['two', 'three', 'four', 'five', 'six', 'seven'] as const),
  ...(['eight', 'nine', 'ten', 'eleven', 'twelve'] as const),
]

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
