import type { ContentKindName } from '@tandem/contract/backend/contents'
import type { Locale } from '@tandem/contract/locales'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { type DraftForm, ofLanguage } from '../drafts.ts'

const names = {
  de: {
    title: 'content.titleDe',
    heading: 'content.headingDe',
    body: 'content.bodyDe',
    button: 'content.buttonDe',
    small: 'content.smallDe',
  },
  en: {
    title: 'content.titleEn',
    heading: 'content.headingEn',
    body: 'content.bodyEn',
    button: 'content.buttonEn',
    small: 'content.smallEn',
  },
} as const
type Name = (typeof names)[Locale][keyof (typeof names)[Locale]]

export type TextKind = Exclude<ContentKindName, 'topics' | 'location'>
const rows: Record<TextKind, number> = { page: 24, question: 14, notice: 4, mail: 12, onboarding: 4 }

type FieldsProps = { form: DraftForm; kind: TextKind; language: Locale }

export function LanguageFields({
  form: { register, getFieldState, formState },
  kind,
  language,
}: FieldsProps) {
  const t = useTexts('contents')
  const { title, heading, body, button, small } = names[language]
  const isGerman = language === 'de'
  const hint =
    kind === 'mail' ? t('mailHint') : kind === 'notice' || kind === 'onboarding' ? undefined : t('hint')
  const field = (name: Name, label: string, required = isGerman) => ({
    label: ofLanguage(t, label, language),
    lang: language,
    required,
    error: getFieldState(name, formState).error?.message,
    ...register(name),
  })
  return (
    <Stack gap={4}>
      <TextField autoComplete="off" {...field(title, t(`titles.${kind}`))} />
      {kind === 'mail' && <TextField autoComplete="off" {...field(heading, t('heading'))} />}
      <TextArea
        hint={isGerman ? hint : t('english')}
        rows={rows[kind]}
        {...field(body, t(`bodies.${kind}`), isGerman && kind !== 'notice')}
      />
      {kind === 'mail' && (
        <>
          <TextField autoComplete="off" {...field(button, t('button'))} />
          <TextArea rows={4} {...field(small, t('small'), false)} />
        </>
      )}
    </Stack>
  )
}
