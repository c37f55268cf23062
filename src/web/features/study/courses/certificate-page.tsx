import { href } from 'react-router'
import { writtenCode } from '#domain/study/courses/certificate.ts'
import type { Certificate } from '#domain/study/courses/course-wire.ts'
import { certificateTexts } from '#texts/study/certificate.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'

const texts = certificateTexts

/** Proves a certificate to who was given its code. */
export function CertificatePage({ certificate }: { certificate: Certificate }) {
  const { code, studentName, courseTitle } = certificate
  return (
    <Page width="narrow">
      <Notice tone="success" title={texts.page.valid} className="mb-6">
        {texts.page.validText}
      </Notice>
      <article className="sheet border border-ink p-6 text-center sm:p-12">
        <h1 className="eyebrow">{texts.heading}</h1>
        <p className="mt-5 text-3xl font-bold wrap-anywhere sm:text-4xl">{studentName}</p>
        <p className="mt-5">{texts.done}</p>
        <p className="mt-2 text-xl font-semibold wrap-anywhere">{courseTitle}</p>
        <p className="mt-2">{texts.extent(certificate)}</p>
        <p className="mt-8">{texts.issuedOn(certificate)}</p>
        <p className="text-sm text-ink-soft">{texts.kind}</p>
        <p className="mt-8 font-semibold">{texts.proof({ code: writtenCode(code) })}</p>
      </article>
      <div className="no-print mt-8 flex flex-wrap gap-3">
        <a className="button button--primary" href={`/api/certificates/${code}/pdf`} download>
          {texts.page.pdf}
        </a>
        <LinkButton to={href('/cursos')} look="secondary">
          {texts.page.toCourses}
        </LinkButton>
      </div>
    </Page>
  )
}
