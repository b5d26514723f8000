import styles from './Marked.module.css'

/** A text with the words that were searched for between `\u0002` and `\u0003`; one element, whatever it lies in. */
export function Marked({ text }: { text: string }) {
  return (
    <span>
      {text.split('\u0002').map((part, at) => {
        const [found, rest] = at === 0 ? ['', part] : part.split('\u0003')
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part has nothing but its place
          <span key={at}>
            {found && <mark className={styles.mark}>{found}</mark>}
            {rest}
          </span>
        )
      })}
    </span>
  )
}
