import { href, Link } from 'react-router'
import { lastDayOf } from '#domain/shop/credits.ts'
import { writeDay } from '#domain/study/exam-date.ts'
import type { SchoolLicence } from '#domain/study/licence-wire.ts'
import { licenceTexts as texts } from '#texts/study/licence.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { SecondFactorNotice } from '#web/shared/classes/second-factor-notice.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { fetchLicence } from './class-calls.ts'

/** A school's licence for its holder: seats, until when, who sits, and the way to more. */
export function LicencePage() {
  const asked = useAsked('school licence', fetchLicence)
  return (
    <Page>
      <p className="mb-3">
        <Link to={href('/turmas')} className="text-link inline-block py-1">
          {texts.back}
        </Link>
      </p>
      <PageHead title={texts.pageTitle} lead={texts.lead} />
      <Loaded asked={asked} failed={texts.failed} loading={texts.loading} refused={whyClosed}>
        {(licence) => (
          <div className="grid gap-8">
            {licence.isHeldBack ? <HeldBack /> : null}
            {licence.licences.length > 0 ? <Running licence={licence} /> : <None licence={licence} />}
          </div>
        )}
      </Loaded>
    </Page>
  )
}

function whyClosed(code: string) {
  return code === 'second_factor_required' ? <SecondFactorNotice /> : undefined
}

function HeldBack() {
  return (
    <Notice
      tone="error"
      title={texts.heldBack.title}
      actions={
        <LinkButton to={href('/perfil')} look="secondary" size="small">
          {texts.toProfile}
        </LinkButton>
      }
    >
      {texts.heldBack.lead}
    </Notice>
  )
}

type PartProps = { licence: SchoolLicence }

function Running({ licence }: PartProps) {
  const { licences, seated, waiting } = licence
  const seats = licences.reduce((sum, one) => sum + one.seats, 0)
  return (
    <>
      <section aria-labelledby="vagas" className="sheet p-5">
        <h2 id="vagas" className="text-2xl tabular-nums">
          {texts.used({ used: seated.length, seats })}
        </h2>
        {waiting > 0 ? <p className="mt-1">{texts.waiting({ count: waiting })}</p> : null}
        <h3 className="mt-4 text-lg">{texts.licences}</h3>
        <ul className="mt-1 list-disc pl-5">
          {licences.map(({ id, seats: count, until }) => (
            <li key={id}>{texts.until({ seats: count, day: lastDay(until) })}</li>
          ))}
        </ul>
      </section>
      <Seated licence={licence} />
      <More licence={licence} />
    </>
  )
}

function Seated({ licence: { seated } }: PartProps) {
  return (
    <section aria-labelledby="quem">
      <h2 id="quem" className="mb-3 text-xl">
        {texts.list}
      </h2>
      {seated.length === 0 ? (
        <>
          <p className="mb-3 text-ink-soft">{texts.empty}</p>
          <LinkButton to={href('/turmas')} look="secondary" size="small">
            {texts.toClasses}
          </LinkButton>
        </>
      ) : (
        <ul className="sheet divide-y divide-rule">
          {seated.map(({ id, name, className, until }) => (
            <li key={id} className="p-4 sm:px-5">
              <p className="font-semibold wrap-anywhere">{name || texts.unnamed}</p>
              <p className="text-sm wrap-anywhere text-ink-soft">
                {texts.seat({ className, day: lastDay(until) })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function More({ licence: { offer } }: PartProps) {
  return (
    <section aria-labelledby="mais" className="sheet p-5">
      <h2 id="mais" className="text-xl">
        {texts.more.heading}
      </h2>
      <p className="mt-1 mb-3 max-w-measure text-ink-soft">{texts.more.lead}</p>
      <Offer offer={offer} />
    </section>
  )
}

function None({ licence: { offer } }: PartProps) {
  return (
    <EmptyState title={texts.none.title} actions={<Offer offer={offer} />}>
      {texts.none.lead}
    </EmptyState>
  )
}

/** To the shop, where it sells one; else to who can be asked. */
function Offer({ offer }: Pick<SchoolLicence, 'offer'>) {
  return offer === null ? (
    <LinkButton to={href('/contato')} look="secondary">
      {texts.more.ask}
    </LinkButton>
  ) : (
    <LinkButton to={href('/product/:id', { id: offer.id })}>{texts.more.buy}</LinkButton>
  )
}

function lastDay(until: string): string {
  return writeDay(lastDayOf(new Date(until)))
}
