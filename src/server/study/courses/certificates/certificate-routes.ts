/** `/api/certificates`: a certificate as a file, for who knows its code; its page is /certificado/{code}. */
import { Hono } from 'hono'
import { readCertificateCode } from '#domain/study/courses/certificate.ts'
import type { AppContext } from '#server/context.ts'
import { clientOf } from '#server/platform/http/client-address.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { addressKey } from '#server/platform/http/rate-limit.ts'
import { findCertificateByCode } from './certificate-repository.ts'

/** Mount at /api/certificates. */
export function certificateRoutes(context: Pick<AppContext, 'db' | 'config' | 'limits'>): Hono {
  const routes = new Hono()
  routes.get('/:code/pdf', async (c) => {
    const address = addressKey(clientOf(c, context.config.http.trustedProxies).ip)
    await context.limits.consume('certificateByAddress', address)
    const code = readCertificateCode(c.req.param('code'))
    const certificate = code ? await findCertificateByCode(context.db, code) : null
    if (!certificate)
      throw new HttpError(404, 'certificate_not_found', 'There is no certificate of this code')
    const { certificatePdf } = await import('./certificate-pdf.ts')
    const pdf = await certificatePdf(certificate, context.config.siteUrl)
    return c.body(pdf as Uint8Array<ArrayBuffer>, 200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="certificado-${certificate.code}.pdf"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
  })
  return routes
}
