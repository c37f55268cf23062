/**
 * Where files are kept when not on this disk: reads `S3_URL` (.env.example shows it). Every bad part is named at once, and
 * none is repeated: there is a secret among them.
 */
import { isIP } from 'node:net'
import { z } from 'zod'

export type S3Config = {
  /** Origin of the service, without the bucket. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  /** A function, so that nobody prints the secret by printing the configuration. */
  readonly secretAccessKey: () => string
  /** Whether the bucket stands in the path; else it is the first part of the host's name. */
  readonly isPathStyle: boolean
  /** Whether downloads are sent to the store's own address; else they flow through us. */
  readonly isRedirecting: boolean
}

const FORM = 'https://KEY:SECRET@HOST/BUCKET?region=REGION'
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const REGION = /^[a-z0-9][a-z0-9-]{0,62}$/
const OPTIONS: ReadonlySet<string> = new Set(['region', 'style', 'downloads'])

export const s3UrlSchema = z.string().transform((text, check): S3Config => {
  const problems: string[] = []
  const config = read(text, problems)
  for (const message of problems) check.addIssue({ code: 'custom', message })
  return config ?? z.NEVER
})

function read(text: string, problems: string[]): S3Config | null {
  if (!URL.canParse(text)) return none(problems, `must have the form ${FORM}`)
  const url = new URL(text)
  if (!/^https?:$/.test(url.protocol)) return none(problems, 'must begin with https:// or http://')
  const accessKeyId = decoded(url.username)
  const secret = decoded(url.password)
  if (!accessKeyId) problems.push('has no access key, or one that is badly encoded, before the @')
  if (!secret)
    problems.push('has no secret, or one that is badly encoded, between : and @ (write / as %2F, + as %2B)')
  const bucket = url.pathname.replace(/^\/|\/$/g, '')
  if (!bucket) problems.push('has no bucket after the host')
  else if (!BUCKET.test(bucket))
    problems.push('has a bucket that is none: 3 to 63 small letters, digits, points and hyphens')
  for (const name of new Set(url.searchParams.keys())) {
    if (!OPTIONS.has(name)) problems.push(`knows no option of this name: it knows ${[...OPTIONS].join(', ')}`)
    else if (url.searchParams.getAll(name).length > 1) problems.push(`has ${name} twice`)
  }
  const region = url.searchParams.get('region') ?? ''
  if (!REGION.test(region))
    problems.push('needs region=…, as the service calls it (us-east-1 where it has none)')
  const style = oneOf(url, 'style', ['path', 'host'], problems)
  const downloads = oneOf(url, 'downloads', ['redirect', 'through'], problems)
  if (style === 'host' && isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0)
    problems.push('cannot have style=host with a number as its host')
  if (url.hash) problems.push('must not have a # (write it as %23)')
  if (problems.length > 0) return null
  return {
    endpoint: url.origin,
    bucket,
    region,
    accessKeyId,
    secretAccessKey: () => secret,
    isPathStyle: style === 'path',
    isRedirecting: downloads === 'redirect',
  }
}

function none(problems: string[], problem: string): null {
  problems.push(problem)
  return null
}

/** The first is what counts when nothing is said. */
function oneOf(url: URL, name: string, allowed: readonly [string, string], problems: string[]): string {
  const value = url.searchParams.get(name) ?? allowed[0]
  if (!allowed.includes(value)) problems.push(`needs ${name}=${allowed.join(` or ${name}=`)}`)
  return value
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
