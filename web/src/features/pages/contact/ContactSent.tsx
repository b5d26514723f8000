import { useEffect, useId, useRef } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import styles from './ContactForm.module.css'

type ContactSentProps = { email: string; message: string; onAnother: () => void }

/** In the form's place; the focus goes with it. The text stays on this page alone: no mail repeats it. */
export function ContactSent({ email, message, onAnother }: ContactSentProps) {
  const t = useTexts('pages')
  const copy = useId()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Stack gap={4}>
      <InlineAlert tone="success">
        <h3 ref={title} tabIndex={-1}>
          {t('contact.sent.title')}
        </h3>
        <Text>{t('contact.sent.text', { email })}</Text>
        <figure aria-labelledby={copy} className={styles.copy}>
          <figcaption id={copy}>{t('contact.sent.copy')}</figcaption>
          <blockquote>{message}</blockquote>
        </figure>
      </InlineAlert>
      <div>
        <Button onClick={onAnother}>{t('contact.sent.another')}</Button>
      </div>
    </Stack>
  )
}
