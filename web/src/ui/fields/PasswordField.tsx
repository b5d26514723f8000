import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { useUiTexts } from '#ui/texts.tsx'
import styles from './PasswordField.module.css'
import { TextField, type TextFieldProps } from './TextField.tsx'

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'action' | 'suffix' | 'icon' | 'valid'> {
  /** Below the input: a StrengthMeter. */
  meter?: ReactNode
}

export function PasswordField({ meter, ...rest }: PasswordFieldProps) {
  const texts = useUiTexts()
  const [visible, setVisible] = useState(false)
  return (
    <div className={styles.password}>
      <TextField
        {...rest}
        type={visible ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        action={
          <IconButton
            size="sm"
            icon={visible ? IconEyeOff : IconEye}
            label={visible ? texts.hidePassword : texts.showPassword}
            onClick={() => setVisible(!visible)}
          />
        }
      />
      {meter}
    </div>
  )
}
