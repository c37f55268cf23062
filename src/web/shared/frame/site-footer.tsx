import { Camera } from 'lucide-react'
import { Link } from 'react-router'
import { frameTexts } from '#texts/site/frame.ts'
import { useRootData } from '#web/root-data.ts'
import { Logo } from './logo.tsx'
import { FOOTER_COLUMNS, GRADING_METHOD } from './site-links.ts'
import { ThemeToggle } from './theme-toggle.tsx'

const { footer } = frameTexts

/** @param year from the server, so that both sides write the same */
export function SiteFooter({ year }: { year: number }) {
  const { features, shop, sourceUrl } = useRootData().publicConfig
  return (
    <footer className="mt-auto border-t border-ink bg-shade">
      <div className="mx-auto grid max-w-page grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-6 gap-y-8 px-4 py-8 sm:gap-y-10 sm:px-6 sm:py-12 md:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="col-span-full max-w-72 md:col-span-1">
          <Logo />
          <p className="mt-3 text-ink-soft">{footer.pitch}</p>
          <p className="note mt-2 -rotate-2 text-2xl">{footer.note}</p>
        </div>
        {FOOTER_COLUMNS.map((column, index) => (
          // On a telephone the two short ones stand beside the long one, and with large letters one below the other.
          <nav
            key={column.title}
            aria-label={column.title}
            className={index === 0 ? 'max-md:row-span-2' : ''}
          >
            <h2 className="text-lg">{column.title}</h2>
            <ul className="mt-2">
              {column.links
                // There is a method to tell of while there is a room.
                .filter((link) => link !== GRADING_METHOD || features.writingRoom)
                .map((link) => (
                  <li key={link.to}>
                    <Link to={link.to} className="inline-block py-1.5 hover:text-pen hover:underline">
                      {link.label}
                    </Link>
                  </li>
                ))}
            </ul>
          </nav>
        ))}
      </div>
      {shop.name ? (
        <p className="mx-auto max-w-page px-4 pb-5 text-sm wrap-anywhere text-ink-soft sm:px-6">
          {footer.seller(shop)}
        </p>
      ) : null}
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 gap-y-3 border-t border-line px-4 py-5 sm:px-6">
        <p className="mr-auto text-sm text-ink-soft">{footer.copyright(year)}</p>
        <p className="flex flex-wrap items-center gap-x-4 text-sm">
          {sourceUrl ? (
            <a href={sourceUrl} rel="noreferrer" className="inline-flex min-h-9 items-center hover:text-pen">
              {footer.source}
            </a>
          ) : null}
          <a href="/licencas.txt" className="inline-flex min-h-9 items-center hover:text-pen">
            {footer.licences}
          </a>
        </p>
        <ThemeToggle />
        <ul aria-label={footer.social} className="flex flex-wrap items-center gap-x-4 text-sm">
          {shop.instagram ? (
            <li>
              <a
                href={shop.instagram}
                rel="noreferrer"
                target="_blank"
                aria-label={footer.instagram.label}
                className="inline-flex min-h-9 items-center gap-2 hover:text-pen"
              >
                <Camera aria-hidden="true" size={18} />
                {footer.instagram.shown}
              </a>
            </li>
          ) : null}
          {footer.socialSoon.map((label) => (
            <li key={label} className="whitespace-nowrap text-ink-soft">
              {label}
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
