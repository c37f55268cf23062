import { href } from 'react-router'
import { correctionTexts as texts } from '#texts/writing/correction.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

/** Below a visitor's correction: the way to the next one. */
export function VisitorNext() {
  const { guestNext } = texts
  return (
    <section aria-labelledby="reescrever" className="no-print sheet mt-8 p-6 sm:p-8">
      <h2 id="reescrever" className="text-2xl">
        {guestNext.heading}
      </h2>
      <p className="mt-2 mb-5 max-w-measure">{guestNext.lead}</p>
      <LinkButton to={href('/cadastro')} size="large">
        {guestNext.signUp}
      </LinkButton>
    </section>
  )
}
