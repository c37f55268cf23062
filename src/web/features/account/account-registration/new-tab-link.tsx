import { registrationTexts } from '#texts/account/registration.ts'

/** What is read beside a form opens beside it: leaving would lose what was typed. */
export function NewTabLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="text-link">
      {children}
      <span className="sr-only">{registrationTexts.newTab}</span>
    </a>
  )
}
