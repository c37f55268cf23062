import { accountTexts } from '#texts/accounts.ts'
import { Confirmation } from '#web/features/account-confirmation/confirmation.tsx'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/confirmar-email.ts'

const texts = accountTexts.confirmEmail

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: texts.pageTitle,
    description: texts.description,
    path: '/confirmar-email',
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
    isIndexed: false,
  })
}

/** The address holds a token. */
export function headers() {
  return { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' }
}

export function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  return { tokenHash: query.get('type') === 'signup' ? query.get('token_hash') || null : null }
}

export default function ConfirmEmail({ loaderData }: Route.ComponentProps) {
  return <Confirmation tokenHash={loaderData.tokenHash} />
}
