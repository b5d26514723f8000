import { useId, useSyncExternalStore } from 'react'
import {
  type ColorSchemeChoice,
  chooseColorScheme,
  colorSchemeChoice,
  onColorSchemeChoice,
} from './color-scheme.ts'
import styles from './ThemeChoice.module.css'

interface ThemeChoiceProps {
  label: string
  texts: Record<ColorSchemeChoice, string>
}

const choices: ColorSchemeChoice[] = ['system', 'light', 'dark']

/** One quiet line for the footer. */
export function ThemeChoice({ label, texts }: ThemeChoiceProps) {
  const id = useId()
  const choice = useSyncExternalStore(onColorSchemeChoice, colorSchemeChoice, () => 'system')
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={choice}
        onChange={({ target }) =>
          chooseColorScheme(choices.find((each) => each === target.value) ?? 'system')
        }
      >
        {choices.map((value) => (
          <option key={value} value={value}>
            {texts[value]}
          </option>
        ))}
      </select>
    </div>
  )
}
