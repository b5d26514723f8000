import { cx } from '#ui/cx.ts'
import { Icon, type IconType } from '#ui/marks/Icon.tsx'
import styles from './RadioCards.module.css'
import shared from './RadioFieldset.module.css'
import { RadioFieldset, type RadioFieldsetProps, radioProps } from './RadioFieldset.tsx'

interface RadioCardsProps extends RadioFieldsetProps {
  options: { value: string; title: string; text?: string; icon?: IconType; tone?: 'theory' | 'practice' }[]
}

export function RadioCards({ options, ...group }: RadioCardsProps) {
  return (
    <RadioFieldset {...group} className={styles.cards}>
      {options.map(({ value, title, text, icon, tone }) => (
        <label key={value} className={cx(styles.card, tone === 'practice' && styles.practice)}>
          {icon && (
            <span className={styles.icon}>
              <Icon icon={icon} size={28} />
            </span>
          )}
          <span className={styles.words}>
            <b className={styles.title}>{title}</b>
            {text && <small className={styles.text}>{text}</small>}
          </span>
          <input {...radioProps(group, value)} className={cx(shared.radio, styles.radio)} />
        </label>
      ))}
    </RadioFieldset>
  )
}
