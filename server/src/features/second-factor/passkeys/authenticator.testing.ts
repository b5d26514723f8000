import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Options = { challenge: string; user?: { id: string } }
/** What a phisher, another site or a clumsy authenticator would do differently. */
type Deviation = { origin?: string; rpID?: string; type?: string; isVerified?: boolean; counter?: number }

const presentFlag = 0x01
const verifiedFlag = 0x04
const attestedFlag = 0x40

/** An authenticator in software, which keeps one passkey. Answers as a browser would send them. */
export function createAuthenticator(usual: Deviation = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let counter = 0
  let userHandle = ''

  function authData(deviation: Deviation, attested: Buffer = Buffer.alloc(0)): Buffer {
    const { rpID = 'localhost', isVerified = true } = deviation
    const flags = presentFlag | (isVerified ? verifiedFlag : 0) | (attested.length > 0 ? attestedFlag : 0)
    const head = Buffer.alloc(5)
    head.writeUInt8(flags)
    head.writeUInt32BE(deviation.counter ?? counter, 1)
    return Buffer.concat([createHash('sha256').update(rpID).digest(), head, attested])
  }

  function attestedCredential(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    )
    const length = Buffer.alloc(2)
    length.writeUInt16BE(credentialId.length)
    return Buffer.concat([Buffer.alloc(16), length, credentialId, cose])
  }

  return {
    /** The answer to options for making a passkey. */
    create(
      { challenge, user }: Options,
      deviation: Deviation & { fmt?: string; attStmt?: Map<string, unknown> } = {},
    ) {
      const as = { ...usual, ...deviation }
      userHandle = user?.id ?? ''
      const { fmt = 'none', attStmt = new Map() } = deviation
      const attestation = new Map<string, unknown>([
        ['fmt', fmt],
        ['attStmt', attStmt],
        ['authData', new Uint8Array(authData(as, attestedCredential()))],
      ])
      const attestationObject = Buffer.from(
        isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]),
      )
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, as),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      }
    },

    /** The answer to options for signing in. */
    get({ challenge }: Options, deviation: Deviation & { userHandle?: string | null } = {}) {
      const as = { ...usual, ...deviation }
      if (deviation.counter === undefined) counter += 1
      const authenticatorData = authData(as)
      const clientDataJSON = clientData('webauthn.get', challenge, as)
      const clientDataHash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()
      const signature = sign('sha256', Buffer.concat([authenticatorData, clientDataHash]), privateKey)
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON,
          authenticatorData: authenticatorData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: deviation.userHandle === undefined ? userHandle : deviation.userHandle,
        },
      }
    },
  }
}

function clientData(
  usualType: string,
  challenge: string,
  { origin = 'http://localhost:3000', type = usualType }: Deviation,
) {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')
}
