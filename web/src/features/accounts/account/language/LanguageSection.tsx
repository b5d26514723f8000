import { locales } from '@tandem/contract/locales'
import { localizePath } from '@tandem/contract/paths'
import { useLocation } from 'react-router'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { SaveState } from '#ui/feedback/SaveState.tsx'
import { RadioGroup } from '#ui/fields/choice/RadioGroup.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { useUpdateAccount } from '../queries.ts'

/** Of the mails; the page's own language is in its address, and is only offered. */
export function LanguageSection() {
  const t = useTexts('account')
  const locale = useLocale()
  const { pathname } = useLocation()
  const { firstName, lastName, language } = useSignedIn()
  const save = useUpdateAccount()
  const chosen = save.isPending ? save.variables.language : language
  return (
    <SectionCard id="sprache" title={t('sections.sprache')} description={t('language.text')}>
      <Stack gap={3}>
        {save.error && (
          <InlineAlert tone="danger" title={t('notSaved')} alert>
            {failureTextOf(save.error)}
          </InlineAlert>
        )}
        <Row wrap gap={6}>
          <RadioGroup
            legend={t('language.legend')}
            hideLegend
            inline
            name="mail-language"
            value={chosen}
            onChange={(event) =>
              save.mutate({ firstName, lastName, language: event.target.value === 'en' ? 'en' : 'de' })
            }
            options={locales.map((value) => ({ value, label: t(`language.${value}`) }))}
          />
          <SaveState state={save.isSuccess ? 'saved' : 'idle'} text={save.isSuccess ? t('saved') : ''} />
        </Row>
        {chosen !== locale && (
          <div>
            <TextLink to={{ pathname: localizePath(pathname, chosen), hash: 'sprache' }} hrefLang={chosen}>
              {t(`language.page.${chosen}`)}
            </TextLink>
          </div>
        )}
      </Stack>
    </SectionCard>
  )
}
