import * as push from '@tandem/contract/push'
import { route } from '#platform/http/route.ts'
import { addPushDevice } from './add-push-device.ts'
import { getPushSettings, switchPushKind } from './push-settings.ts'
import { removePushDevice } from './remove-push-device.ts'

export const pushRoutes = [
  route(push.getPushSettings, getPushSettings),
  route(push.addPushDevice, addPushDevice),
  route(push.removePushDevice, removePushDevice),
  route(push.switchPushKind, switchPushKind),
]
