import { useEffect, useRef } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'

/** In the form's place; the focus goes with it. */
export function ContactSent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const t = useTexts('pages')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Stack gap={4}>
      <h3 ref={title} tabIndex={-1}>
        {t('contact.sent.title')}
      </h3>
      <Text>{t('contact.sent.text', { email })}</Text>
      <div>
        <Button onClick={onAnother}>{t('contact.sent.another')}</Button>
      </div>
    </Stack>
  )
}
