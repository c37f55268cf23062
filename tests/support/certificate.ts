/** A certificate of nobody's authority for this machine, as DER by hand: neither a program nor a package is needed for it. */
import { createSign, generateKeyPairSync } from 'node:crypto'

export type Certificate = { readonly key: string; readonly cert: string }

const SEQUENCE = 0x30
const [INTEGER, BITS, OCTETS, OID, UTF8, TIME] = [0x02, 0x03, 0x04, 0x06, 0x0c, 0x18]
const oid = (hex: string) => der(OID, Buffer.from(hex, 'hex'))
const ECDSA_WITH_SHA256 = der(SEQUENCE, oid('2a8648ce3d040302'))

/** @param hosts names and IPv4 addresses that it is for */
export function aCertificate(hosts = ['localhost', '127.0.0.1']): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const name = der(SEQUENCE, der(0x31, der(SEQUENCE, oid('550403'), der(UTF8, Buffer.from('localhost')))))
  const day = (offset: number) =>
    der(TIME, Buffer.from(new Date(Date.now() + offset).toISOString().replace(/[-:T]|\.\d+/g, '')))
  const isAuthority = der(SEQUENCE, oid('551d13'), der(OCTETS, der(SEQUENCE, der(0x01, Buffer.from([0xff])))))
  const names = der(SEQUENCE, oid('551d11'), der(OCTETS, der(SEQUENCE, ...hosts.map(generalName))))
  const facts = der(
    SEQUENCE,
    der(0xa0, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.from([1])),
    ECDSA_WITH_SHA256,
    name,
    der(SEQUENCE, day(-86_400_000), day(86_400_000)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(SEQUENCE, isAuthority, names)),
  )
  const signature = createSign('sha256').update(facts).sign(privateKey)
  const whole = der(SEQUENCE, facts, ECDSA_WITH_SHA256, der(BITS, Buffer.from([0]), signature))
  const lines = whole.toString('base64').replace(/.{64}/g, '$&\n')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  }
}

function generalName(host: string): Buffer {
  return /^[\d.]+$/.test(host)
    ? der(0x87, Buffer.from(host.split('.').map(Number)))
    : der(0x82, Buffer.from(host))
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const length =
    body.length < 128
      ? [body.length]
      : body.length < 256
        ? [0x81, body.length]
        : [0x82, body.length >> 8, body.length & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}
