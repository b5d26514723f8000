import {
  addPasskey as addPasskeyEndpoint,
  confirmTotp as confirmTotpEndpoint,
  getSecondFactor as getSecondFactorEndpoint,
  removePasskey as removePasskeyEndpoint,
  removeTotp as removeTotpEndpoint,
  renamePasskey as renamePasskeyEndpoint,
  renewRecoveryCodes as renewRecoveryCodesEndpoint,
  startPasskey as startPasskeyEndpoint,
  startTotp as startTotpEndpoint,
} from '@tandem/contract/second-factor'
import { route } from '#platform/http/route.ts'
import { getSecondFactor } from './get-second-factor.ts'
import { addPasskey } from './passkeys/add-passkey.ts'
import { removePasskey } from './passkeys/remove-passkey.ts'
import { renamePasskey } from './passkeys/rename-passkey.ts'
import { startPasskey } from './passkeys/start-passkey.ts'
import { renewRecoveryCodes } from './recovery/renew-recovery-codes.ts'
import { confirmTotp } from './totp/confirm-totp.ts'
import { removeTotp } from './totp/remove-totp.ts'
import { startTotp } from './totp/start-totp.ts'

export const secondFactorRoutes = [
  route(getSecondFactorEndpoint, getSecondFactor),
  route(startTotpEndpoint, startTotp),
  route(confirmTotpEndpoint, confirmTotp),
  route(removeTotpEndpoint, removeTotp),
  route(renewRecoveryCodesEndpoint, renewRecoveryCodes),
  route(startPasskeyEndpoint, startPasskey),
  route(addPasskeyEndpoint, addPasskey),
  route(renamePasskeyEndpoint, renamePasskey),
  route(removePasskeyEndpoint, removePasskey),
]
