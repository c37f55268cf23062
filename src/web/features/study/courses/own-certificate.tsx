import { useState } from 'react'
import { href } from 'react-router'
import type { Certificate } from '#domain/study/courses/course-wire.ts'
import { certificateTexts } from '#texts/study/certificate.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { deleteCertificate, fetchCertificate, issueCertificate } from './course-calls.ts'

const texts = certificateTexts.own

/** Shown to who has done every lesson: issue the certificate, see it, delete it. */
export function OwnCertificate({ course }: { course: string }) {
  const asked = useAsked(`certificate/${course}`, (signal) => fetchCertificate(course, signal))
  return (
    <section aria-labelledby="certificado" className="sheet mt-6 p-4">
      <h2 id="certificado" className="text-xl">
        {texts.title}
      </h2>
      <Loaded asked={asked} failed={texts.failed}>
        {({ certificate }) => <Certified course={course} first={certificate} />}
      </Loaded>
    </section>
  )
}

function Certified({ course, first }: { course: string; first: Certificate | null }) {
  const [certificate, setCertificate] = useState(first)
  const [isSending, setSending] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function send(call: typeof issueCertificate): Promise<void> {
    if (isSending) return
    setSending(true)
    setFailure(null)
    const answer = await call(course)
    setSending(false)
    setAsking(false)
    if (answer.ok) setCertificate(answer.value.certificate)
    else setFailure(failureOf(answer.code))
  }

  return (
    <>
      {certificate ? (
        <div className="mt-3 flex flex-wrap gap-3">
          <LinkButton to={href('/certificado/:codigo', { codigo: certificate.code })}>{texts.see}</LinkButton>
          <Button look="quiet" onClick={() => setAsking(true)}>
            {texts.delete}
          </Button>
        </div>
      ) : (
        <>
          <p className="mt-2 leading-snug">{texts.lead}</p>
          <Button
            className="mt-3"
            isBusy={isSending}
            busyLabel={texts.issuing}
            onClick={() => void send(issueCertificate)}
          >
            {texts.issue}
          </Button>
        </>
      )}
      {failure ? (
        <Notice tone="error" className="mt-4">
          {failure}
        </Notice>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void send(deleteCertificate)}
        title={texts.deleteTitle}
        cancelLabel={texts.keep}
        confirmLabel={texts.delete}
        closeLabel={texts.keep}
      >
        <p>{texts.deleteText}</p>
      </ConfirmDialog>
    </>
  )
}

function failureOf(code: string): string {
  if (code === 'name_missing') return texts.nameMissing
  return code === 'lessons_left' ? texts.lessonsLeft : texts.failed
}
