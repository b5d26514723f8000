import { useTexts } from '#lib/i18n/texts.ts'
import { Switch } from '#ui/fields/choice/Switch.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { choicesOf } from '../setting-drafts.ts'
import { isMinutes, useSettingWords } from '../useSettingWords.ts'
import { fieldId, type SettingFieldProps } from './field-props.ts'
import { LinksField } from './LinksField.tsx'
import { PartnersField } from './PartnersField.tsx'

/** The control of a setting, by what kind of value it has. Its row shows the label; the control says it too. */
export function SettingField(props: SettingFieldProps) {
  const { settingKey, kind, draft, errors, onChange } = props
  const t = useTexts('adminSettings')
  const words = useSettingWords()
  const label = words.label(settingKey)
  const error = Object.values(errors)[0]
  const field = { id: fieldId(settingKey), label, hideLabel: true, error }
  const onText = (event: { target: { value: string } }) => onChange(event.target.value)
  const typedMinutes = Math.floor(Number(draft))
  switch (kind) {
    case 'switch':
      return (
        <Switch
          id={field.id}
          label={t(draft ? 'on' : 'off')}
          aria-label={`${label}: ${t(draft ? 'on' : 'off')}`}
          checked={draft === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      )
    case 'choice':
      return (
        <SelectField
          {...field}
          size="sm"
          value={String(draft)}
          onChange={onText}
          options={choicesOf(settingKey).map((value) => ({
            value,
            label: words.choice(settingKey, value),
          }))}
        />
      )
    case 'number':
      return (
        <TextField
          {...field}
          size="sm"
          inputMode="numeric"
          autoComplete="off"
          suffix={words.unitOf(settingKey) || undefined}
          hint={isMinutes(settingKey) && (typedMinutes > 0 ? words.inWords(settingKey, typedMinutes) : '–')}
          value={String(draft)}
          onChange={onText}
        />
      )
    case 'lines':
    case 'points':
      return <TextArea {...field} rows={3} autoGrow value={String(draft)} onChange={onText} />
    case 'links':
      return <LinksField {...props} />
    case 'partners':
      return <PartnersField {...props} />
    default:
      return <TextField {...field} size="sm" autoComplete="off" value={String(draft)} onChange={onText} />
  }
}
